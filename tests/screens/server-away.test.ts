import { expect, it, onTestFinished, vi } from 'vitest';
import ja from '~/i18n/ja.json';
import { leapsInTime } from './support/clock';
import { replacesFetch } from './support/hold';
import { openTablet } from './support/open-tablet';
import { count, texts } from './support/seen';

/** Home reports a silent server before a guest types. In the built app: `e2e/tablet/outage.spec.ts`. */

const SETTINGS = '/data/config.json';
/** In ms, shorter than any wait between looks. */
const STEP_MS = 5000;
/** In ms: a look's effects are over unless the server is silent, and the next is not due. */
const AFTER_LOOK_MS = 4500;
/** In ms: a second look is over. */
const SOON_MS = 12_500;

type Server = (request: Request) => Promise<Response>;

const there: Server = async () => new Response(null, { headers: { 'Content-Type': 'application/json' } });
const broken: Server = () => Promise.reject(new TypeError('Failed to fetch'));
const silent: Server = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** Deadlines follow the test's time. */
function deadlinesLeap(): void {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const deadline = new AbortController();
    setTimeout(() => deadline.abort(), ms);
    return deadline.signal;
  });
  onTestFinished(() => timeout.mockRestore());
}

const status =
  (code: number, type = 'text/html'): Server =>
  async () =>
    new Response(null, { status: code, headers: { 'Content-Type': type } });

/** A home with a changeable server and counted looks. */
async function opensHome() {
  const leaps = leapsInTime();
  deadlinesLeap();
  let answers = there;
  let looks = 0;
  const isLook = ({ method, url }: Request) => method === 'HEAD' && new URL(url).pathname === SETTINGS;
  replacesFetch((request, own) => {
    if (!isLook(request)) return own(request);
    looks += 1;
    return answers(request);
  });
  const { guest } = await openTablet({ settings: { kiosk: { attract: true } } });
  /** Passes time until the value is reached. */
  const waitsFor = (read: () => number, value: number) =>
    expect.poll(async () => leaps(STEP_MS).then(read)).toBe(value);
  await expect.poll(() => looks).toBe(1);
  return {
    guest,
    leaps,
    looks: () => looks,
    waitsFor,
    becomes: (server: Server) => {
      answers = server;
    },
    async looksAgain() {
      await waitsFor(() => looks, looks + 1);
      await leaps(AFTER_LOOK_MS);
    },
  };
}

const said = () => texts('[role="status"]').filter((text) => text === ja.app.offline).length;
const inviting = () => count('dialog[data-attract]');

function browserSays(onLine: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

it.each<readonly [string, Server]>([
  ['the connection breaks', broken],
  ['nothing answers', silent],
  ['a proxy answers for a gateway that is gone', status(502)],
  ['the gateway is about to end', status(503, 'application/json')],
  ['the network asks to log in', status(511)],
  ['a page for maintenance comes in place of the file', status(200, 'text/html; charset=utf-8')],
])(
  'home says so at the second look at which %s, and no longer when the server is back',
  async (_, server) => {
    const { waitsFor, becomes, looksAgain } = await opensHome();
    becomes(server);
    await looksAgain();
    expect(said()).toBe(0);
    await looksAgain();
    await waitsFor(said, 1);
    becomes(there);
    await waitsFor(said, 0);
  },
);

it('one look that is lost says nothing', async () => {
  const { becomes, looksAgain } = await opensHome();
  for (const server of [broken, there, broken, there]) {
    becomes(server);
    await looksAgain();
    expect(said()).toBe(0);
  }
});

it.each<readonly [string, Server]>([
  ['a server without a settings file', status(404)],
  ['a server that refuses to say', status(403)],
  ['a server that knows no HEAD', status(405)],
  ['a file without a type', async () => new Response(null)],
])('%s is there', async (_, server) => {
  const { becomes, looksAgain } = await opensHome();
  becomes(server);
  for (let time = 0; time < 3; time += 1) await looksAgain();
  expect(said()).toBe(0);
});

it('a browser that says that there is no network is believed only where the server is silent too', async () => {
  const { becomes, looksAgain, looks } = await opensHome();
  browserSays(false);
  await expect.poll(looks).toBe(2);
  await looksAgain();
  expect(said()).toBe(0);

  becomes(broken);
  browserSays(false);
  await expect.poll(said).toBe(1);
  becomes(there);
  browserSays(true);
  await expect.poll(said).toBe(0);
});

it('a network that goes right after a last answer is noticed soon', async () => {
  const { leaps, becomes, looks } = await opensHome();
  browserSays(false);
  await expect.poll(looks).toBe(2);
  await leaps(0);
  becomes(broken);
  await leaps(SOON_MS);
  await expect.poll(said).toBe(1);
});

it('an idle tablet invites nobody while its server is away, and invites again afterwards', async () => {
  const { becomes, waitsFor } = await opensHome();
  await waitsFor(inviting, 1);
  becomes(broken);
  await waitsFor(said, 1);
  expect(inviting()).toBe(0);
  becomes(there);
  await waitsFor(inviting, 1);
});

it('nothing is asked while a guest is in a journey, and home looks again as it opens', async () => {
  const { guest, leaps, looks, becomes, waitsFor } = await opensHome();
  await guest.begins('checkin');
  await leaps(80_000);
  expect(looks()).toBe(1);
  becomes(broken);
  await guest.goesBack('/');
  await expect.poll(looks).toBe(2);
  await waitsFor(said, 1);
  becomes(there);
  await waitsFor(said, 0);
});
