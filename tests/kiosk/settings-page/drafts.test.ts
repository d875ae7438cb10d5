import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Drafts, MAX_DRAFTS } from '../../../kiosk/settings-page/server/drafts.ts';
import { newFolder } from '../support/folder.ts';

it('one window more than there is room for closes the draft that was untouched longest', async () => {
  const closed: number[] = [];
  let port = 0;
  const drafts = new Drafts({
    scratch: newFolder(),
    hotel: 'demo',
    begin: (folder) => void folder.take({ system: 'legacy' }, {}),
    preview: async () => ({ fetch: () => new Response() }),
    listen: async () => {
      port += 1;
      const own = port;
      return { port: own, close: async () => void closed.push(own) };
    },
  });
  const open = () => drafts.open('http://127.0.0.1:4175');
  const first = await open();
  const second = await open();
  for (let more = 2; more < MAX_DRAFTS; more += 1) await open();
  expect(drafts.find(first.id)).toMatchObject({ id: first.id });
  await open();
  expect(closed).toEqual([second.port]);
  expect(existsSync(second.folder.path)).toBe(false);
  expect(drafts.find(second.id)).toBeUndefined();
  expect(drafts.find(first.id)).toMatchObject({ id: first.id });
});
