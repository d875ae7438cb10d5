import { parseArgs } from 'node:util';
import { Hono } from 'hono';
import { sentenceWithoutValue } from '../hotel-api/contract/difference.ts';
import type { GatewayEnv } from '../server/gateway.ts';
import { listen } from '../server/listen.ts';
import { isOwnPlace } from '../server/loopback.ts';
import { STAFF_PAGE_HEADERS } from '../server/security.ts';
import { readText } from '../server/text-file.ts';
import { isFromThisMachine } from '../server/this-machine.ts';
import { createDemoHotel } from './index.ts';
import { readStories, type StoryFile } from './story-file.ts';
import { type Exchange, judgeExchange } from './witness.ts';

/** `npm run demo-hotel`: the demo hotel alone, for a team that builds or tests a hotel's system. */

const USAGE = `npm run demo-hotel -- --stories FILE --port 4180 --host 127.0.0.1
  --stories FILE  guests and faults, as in kiosk/demo-hotel/stories.example.yaml
  --host HOST     an address of this machine alone; a proxy in front leads other machines to it
  --control       the page for staff and its API through this proxy too`;

const text = { type: 'string' } as const;

function readOptions() {
  const { values } = parseArgs({
    options: {
      stories: text,
      port: { ...text, default: '4180' },
      host: { ...text, default: '127.0.0.1' },
      control: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const port = Number(values.port);
  if (!/^\d+$/u.test(values.port) || port > 65_535)
    throw new Error('--port must be a whole number from 0 to 65535.');
  if (!isOwnPlace(values.host))
    throw new Error('--host must be an address of this machine alone, such as 127.0.0.1.');
  return { ...values, port, file: storiesOf(values.stories) };
}

function storiesOf(path: string | undefined): Partial<StoryFile> {
  if (path === undefined) return {};
  const text = readText(path);
  try {
    return readStories(text);
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** One line for each call and each difference from the contract, without guest data. */
async function tell(exchange: Exchange): Promise<void> {
  const status = exchange.answer?.status ?? 'wrong on purpose';
  console.log(`${exchange.request.method} ${exchange.call}: ${status}`);
  for (const difference of await judgeExchange(exchange))
    console.log(`  ${sentenceWithoutValue(difference)}`);
}

async function open(): Promise<void> {
  const options = readOptions();
  if (options === undefined) {
    console.log(USAGE);
    return;
  }
  const { port, host, control, file } = options;
  const { guests, faults = [], now: start } = file;
  const opened = performance.now();
  const hotel = createDemoHotel({
    onExchange: tell,
    ...(guests === undefined ? {} : { guests }),
    ...(start === undefined ? {} : { now: () => new Date(start.getTime() + performance.now() - opened) }),
  });
  for (const fault of faults) hotel.faults.set(fault);
  const app = new Hono<GatewayEnv>();
  app.all('*', async (context) => {
    const isControl = context.req.path.startsWith('/demo/') && context.req.path !== '/demo/token.js';
    if (isControl && !control && !isFromThisMachine(context))
      return context.text('--control opens it to all.\n', 403);
    const answer = await hotel.app.fetch(context.req.raw, context.env);
    if (!isControl) return answer;
    for (const [name, value] of Object.entries(STAFF_PAGE_HEADERS)) answer.headers.set(name, value);
    return answer;
  });
  const { url } = await listen(app, { port, host, portIn: (free) => `--port ${free}` });
  console.log(`The hotel's API:  ${url}/api/v1/client/ (client key demo-client)`);
  console.log(`For staff:        ${url}/demo/`);
  console.log(`Behind a gateway: HOTEL_URL=${url} TENANT=FOLDER npm start`);
}

try {
  await open();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 2;
}
