import { isScreenPath, type ScreenPath } from '../../../src/flow/screens.ts';
import { turnTo, until } from '../../guest/hands.ts';
import { PageGuest } from '../../guest/page-guest.ts';
import { SMITH } from '../../guest/personas.ts';
import { ANSWERS } from './answers.ts';
import { goOnTo, passed, tryUntil } from './go-on.ts';
import { IN_QUEUE, UNKNOWN_NAME } from './guests.ts';
import { isView, VIEWS, type View } from './views.ts';

declare global {
  interface Window {
    /** Ends the long waits for an idle guest; made before the app starts. */
    readonly passTime: () => void;
  }
}

/** In ms, for a guest's whole way. */
const TIMEOUT_MS = 30_000;
const LOADED_MS = 600;
const guest = new PageGuest();

/** Brings the starting app to a screen or state. @throws if it is not reached */
export async function driveTo(stop: string): Promise<void> {
  const ended = new AbortController();
  const tooLate = async () => {
    // The browser's own clock: `passTime` moves the other one.
    const deadline = Date.now() + TIMEOUT_MS;
    while (Date.now() < deadline) await passed(200);
    throw new Error(`${stop} was not reached in time`);
  };
  try {
    await Promise.race([reach(stop, ended.signal), tooLate()]);
  } finally {
    ended.abort();
  }
}

async function reach(stop: string, ended: AbortSignal): Promise<void> {
  const view = isView(stop) ? stop : undefined;
  const screen = view === undefined ? stop : VIEWS[view].on;
  if (!isScreenPath(screen)) throw new Error(`${stop} is no screen`);
  // The page has home before the app runs.
  await until('start of the app', () =>
    document.documentElement.matches(':not([data-starting])') ? true : undefined,
  );
  await guest.isOn('/');
  await goTo(screen, ended);
  if (view !== undefined) await SHOWS[view](ended);
}

async function goTo(screen: ScreenPath, ended: AbortSignal): Promise<void> {
  if (screen === '/') return;
  const [, journey = '', name = ''] = screen.split('/');
  if (name === '') {
    // No guest's way leads to error screens.
    turnTo(screen);
    return guest.isOn(screen);
  }
  const answers = screen === '/checkout/wait' ? { ...ANSWERS, reservationName: IN_QUEUE } : ANSWERS;
  await guest.taps(journey);
  await guest.isOn(`/${journey}/search`);
  const sideWay = screen.replace(/receipt-name$/u, 'receipt-mail');
  if (isScreenPath(sideWay)) await goOnTo(sideWay, answers, ended);
  if (sideWay === screen) return;
  await guest.taps('change-name');
  return guest.isOn(screen);
}

/** The guest's actions, or the events, that show each state. */
const SHOWS: Readonly<Record<View, (ended: AbortSignal) => Promise<void>>> = {
  attract: async (ended) => {
    await passed(LOADED_MS);
    await letTimePassUntil('[data-attract]', ended);
  },
  comfort: () => opens('comfort'),
  help: () => opens('comfort-help'),
  offline: async () => {
    window.fetch = () => Promise.reject(new TypeError('No network'));
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    window.dispatchEvent(new Event('offline'));
    await until('word of the network', () => document.querySelector('#root main [role="status"]'));
  },
  'unknown-name': async (ended) => {
    const isRefused = () => document.querySelector('dialog[role="alertdialog"]') !== null;
    await tryUntil(isRefused, { ...ANSWERS, reservationName: UNKNOWN_NAME }, ended);
  },
  idle: async (ended) => {
    await passed(LOADED_MS);
    await letTimePassUntil('dialog[open]', ended);
  },
  overseas: livesAbroad,
  'passport-guide': async () => {
    await livesAbroad();
    show(await passportField());
  },
  passport: async () => {
    await livesAbroad();
    show(await passportField());
    if (document.querySelector('main input[type="file"]')) await guest.showsPassport();
    // A hotel that takes no files has the camera.
    else await opens('camera');
  },
  'signature-example': () => opens('example'),
  'sign-by-name': () => opens('sign-by-name'),
};

async function letTimePassUntil(shown: string, ended: AbortSignal): Promise<void> {
  while (!document.querySelector(shown) && !ended.aborted) {
    window.passTime();
    await passed(100);
  }
}

const passportField = () => until('passport', () => document.querySelector('main [name="passport"]'));

async function opens(action: string): Promise<void> {
  await guest.taps(action);
  await until('dialog', () => document.querySelector('dialog[open]'));
}

async function livesAbroad(): Promise<void> {
  await guest.chooses('overseasFlug', 'true');
  await guest.picks('countrycode', SMITH.countrycode);
  show(document.querySelector('main [name="countrycode"]'));
}

const show = (part: Element | null): void => part?.scrollIntoView({ block: 'center' });
