import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createDemoHotel } from '../../../../kiosk/demo-hotel/index.ts';
import { readStories } from '../../../../kiosk/demo-hotel/story-file.ts';

/** The hotel of the guides, https://pms.example.jp, with the guests of the example; its certificate is in the folder that is named. */

const [, , folder = ''] = process.argv;
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const { guests } = readStories(readFileSync('kiosk/demo-hotel/stories.example.yaml', 'utf8'));
const hotel = createDemoHotel({ ...(guests === undefined ? {} : { guests }) });
createServer({ cert: read('lobby.pem'), key: read('lobby.key') }, getRequestListener(hotel.app.fetch)).listen(
  443,
  '127.0.0.1',
  () => writeFileSync(join(folder, 'open'), 'open\n'),
);
