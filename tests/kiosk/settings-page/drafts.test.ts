import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Drafts, LONGEST_MS, MAX_DRAFTS } from '../../../kiosk/settings-page/server/drafts.ts';
import { newFolder } from '../support/folder.ts';

function house() {
  const clock = { now: 0 };
  const closed: number[] = [];
  let port = 0;
  const drafts = new Drafts({
    scratch: newFolder(),
    begin: (folder) => void folder.take({ system: 'legacy' }, {}),
    preview: async () => ({ fetch: () => new Response() }),
    listen: async () => {
      port += 1;
      const own = port;
      return { port: own, close: async () => void closed.push(own) };
    },
    now: () => clock.now,
  });
  const open = () => drafts.open('http://127.0.0.1:4175');
  return { drafts, clock, closed, open };
}

it('one window more than there is room for closes the draft that was untouched longest, and the end of the page all', async () => {
  const { drafts, closed, open } = house();
  const first = await open();
  const second = await open();
  for (let more = 2; more < MAX_DRAFTS; more += 1) await open();
  expect(drafts.find(first.id)).toMatchObject({ id: first.id });
  await open();
  expect(closed).toEqual([second.port]);
  expect(existsSync(second.folder.path)).toBe(false);
  expect(drafts.find(second.id)).toBeUndefined();
  expect(drafts.find(first.id)).toMatchObject({ id: first.id });
  drafts.closeAll();
  expect(closed).toHaveLength(MAX_DRAFTS + 1);
  expect(existsSync(first.folder.path)).toBe(false);
});

it('a draft waits for its window from one day to the next, and no longer', async () => {
  const { drafts, clock, closed, open } = house();
  const { id, port, folder } = await open();
  clock.now += LONGEST_MS;
  expect(drafts.find(id)).toMatchObject({ id });
  clock.now += LONGEST_MS + 1;
  expect(drafts.find(id)).toBeUndefined();
  expect(closed).toEqual([port]);
  expect(existsSync(folder.path)).toBe(false);
});
