import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createDemoHotel } from '../../../../kiosk/demo-hotel/index.ts';
import { readStories } from '../../../../kiosk/demo-hotel/story-file.ts';

/** The guides' hotel https://pms.example.jp with the example's guests; the folder has its certificate. */

const [, , folder = ''] = process.argv;
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const { guests } = readStories(readFileSync('kiosk/demo-hotel/stories.example.yaml', 'utf8'));
const hotel = createDemoHotel({ ...(guests === undefined ? {} : { guests }) });
createServer({ cert: read('lobby.pem'), key: read('lobby.key') }, getRequestListener(hotel.app.fetch)).listen(
  443,
  '127.0.0.1',
  () => writeFileSync(join(folder, 'open'), 'open\n'),
);
