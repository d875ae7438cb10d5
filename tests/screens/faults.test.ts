import { afterEach, expect, it, vi } from 'vitest';
import type { Config } from '~/config/schema';
import ja from '~/i18n/ja.json';
import { session, updateSession } from '~/session/store';
import { frame, shownScreen, until, write } from '../../kiosk/guest/hands';
import { PageGuest } from '../../kiosk/guest/page-guest';
import { DIALOGS, type FaultId, faultsOf, type Sight } from '../faults/columns';
import { ARRIVED, factsOf } from '../faults/guest';
import { type Cell, cellOf, countedOf, timesOf } from '../faults/matrix';
import type { Place, Row } from '../faults/row';
import { ROWS } from '../faults/rows';
import { type Faults, isSilent, openHotel, type SmallHotel, WORDS } from '../faults/small-hotel';
import { configOf } from '../support/config';
import { cardWith } from '../support/stay';
import { timeFlies } from './support/clock';
import { adopt, openApp, withAllScreens } from './support/open-app';
import { hasNoLayout } from './support/unseen';

/** Every cell of the fault table on the app's screens. */

const SHORT_MS = 150;
const LONG_MS = 60_000;
const LATEST_MS = 30_000;
/** After so many frames without a call or change, nothing follows. */
const CALM_FRAMES = 5;
/** On a lasting screen: longer than the second before a repeated read. */
const STAYING_FRAMES = 80;

const guest = new PageGuest();

type Spot = {
  readonly path: string;
  /** The guest's answers before the button; absent if the screen asks as it opens. */
  readonly answers?: () => Promise<void>;
  /** Sends the call, or repeats the screen's own. */
  readonly button: string;
  readonly asksAtOnce?: true;
  readonly stays?: true;
  /** The last answer sends the call, before any button. */
  readonly asksByTyping?: true;
  readonly next?: string;
};

const input = (name: string) =>
  until(`field ${name}`, () => document.querySelector<HTMLInputElement>(`input[name="${name}"]`));
const typesName = async () => write(await input('reservationName'), 'ヤマダ');
const typesPostcode = async () => write(await input('postcode'), '7830060');

const SPOTS: Readonly<Record<Place, Spot>> = {
  facilities: { path: '/checkin/search', button: 'reload', asksAtOnce: true, stays: true },
  search: { path: '/checkin/search', answers: typesName, button: 'main' },
  reservation: { path: '/checkin/check-reservation', button: 'main' },
  address: {
    path: '/checkin/input-representative',
    answers: typesPostcode,
    asksByTyping: true,
    stays: true,
    button: 'postcode-search',
  },
  agreement: { path: '/checkin/term', button: 'reload', asksAtOnce: true, stays: true },
  'last button': { path: '/checkin/confirm-checkin', button: 'main' },
  'last button, code unknown': { path: '/checkin/confirm-checkin', button: 'main' },
  'smart payment': { path: '/checkin/unsettled-qr', button: 'smart-payment' },
  pay: { path: '/checkin/check-payment', button: 'main', next: '/checkin/complete-payment' },
  'check-out search': { path: '/checkout/search', answers: typesName, button: 'main' },
  queue: { path: '/checkout/wait', button: 'main', asksAtOnce: true, next: '/checkout/room-number' },
  terms: { path: '/checkout/payment-terms', button: 'reload', asksAtOnce: true, stays: true },
  'check-out': { path: '/checkout/confirm-checkout', button: 'main' },
};

function houseOf({ at, system = 'legacy' }: Row, timeout_ms: number): Config {
  const config = configOf({
    system,
    facility: { id: at === 'facilities' ? '' : '7' },
    display: {
      use_checkin_payment: at !== 'last button, code unknown',
      use_checkout: true,
      use_facility_selector: at === 'facilities',
      control_visibility: true,
      use_membership_info: true,
    },
    card: { script_url: 'https://card.example/token.js' },
    kiosk: { attract: false },
  });
  return { ...config, api: { ...config.api, timeout_ms }, wait_interval: 1 };
}

/** The call's visible outcome after everything has come. */
async function outcome({ path, next, stays }: Spot, hotel: SmallHotel): Promise<Sight> {
  const deadline = performance.now() + LATEST_MS;
  let calmFrames = 0;
  while (performance.now() < deadline) {
    await frame();
    const dialog = document.querySelector('[role="alertdialog"]');
    if (dialog) return sightOf(dialog.textContent);
    const shown = shownScreen();
    if (shown === '/') return 'nothing';
    if (shown === '/common-error') return 'front-desk';
    const isBusy = document.querySelector('main [aria-busy="true"], main[aria-busy="true"]') !== null;
    calmFrames = isBusy || (stays && hotel.underWay > 0) ? 0 : calmFrames + 1;
    const isOn = stays || (shown !== path && (next === undefined || next === shown));
    if (isOn && calmFrames > (stays ? STAYING_FRAMES : CALM_FRAMES)) return 'on';
  }
  throw new Error(`${shownScreen()}: nothing came of it`);
}

function sightOf(text: string): Sight {
  if (text.includes(plain('views.checkout.confirm_checkout_view.done_title'))) return 'on';
  if (text.includes(WORDS)) return 'words';
  for (const [sight, said] of Object.entries(DIALOGS))
    if (text.includes(plain(said.text)) && isSight(sight)) return sight;
  throw new Error(`The table knows no such dialog: ${text}`);
}

const isSight = (text: string): text is keyof typeof DIALOGS => text in DIALOGS;

function plain(key: string): string {
  let found: unknown = ja;
  for (const part of key.split('.')) found = found instanceof Object ? Reflect.get(found, part) : undefined;
  if (typeof found !== 'string') throw new Error(`There is no text ${key}`);
  return found;
}

const press = (action: string) =>
  document.querySelector<HTMLElement>(`#root [data-action="${action}"]:enabled`)?.click();

async function sendsCall({ answers, asksByTyping, button }: Spot, taps: 1 | 2): Promise<void> {
  await answers?.();
  if (asksByTyping) return;
  await until(button, () => document.querySelector(`#root [data-action="${button}"]:enabled`));
  for (let tap = 0; tap < taps; tap++) press(button);
}

/** The button that repeats the call, if the present screen has one. */
function buttonFor({ call }: Row, { path, button }: Spot): string | undefined {
  const isShown = (name: string) => document.querySelector(`#root [data-action="${name}"]:enabled`) !== null;
  if (shownScreen() === path) return isShown(button) ? button : undefined;
  const later = call === 'pre_payment_info' ? 'smart-payment' : 'reload';
  return isShown(later) ? later : undefined;
}

type Router = Awaited<ReturnType<typeof openApp>>;

type Stage = { readonly router: Router; readonly hotel: SmallHotel; readonly faults: Faults };

/** Lets a call meet a fault, tries again if a button is left, and tells the outcome. */
async function meet({ router, hotel, faults }: Stage, row: Row, fault: FaultId): Promise<Cell> {
  const spot = SPOTS[row.at];
  faults.set(row.call, Array<FaultId>(timesOf(row, fault)).fill(fault));
  if (row.afterLostCheckin) faults.set('execute_checkin_request', ['closed-after']);
  // A guest waits three seconds for a member under any deadline.
  const isHurried =
    [...faults.values()].flat().some(isSilent) && !['optima_members', 'point_user'].includes(row.call);
  adopt(houseOf(row, isHurried ? SHORT_MS : LONG_MS));
  if (row.at === 'queue') await router.navigate({ to: '/checkout/search' });
  updateSession({
    ...ARRIVED[row.at],
    deepLink: row.system === 'cico' ? { authorization: 'link', membershipNumber: 'M1' } : undefined,
  });
  await router.navigate({ to: spot.path });
  if (!spot.asksAtOnce) {
    await until(spot.path, () => ([spot.path, '/'].includes(shownScreen()) ? true : undefined));
    hotel.asked.length = 0;
    if (shownScreen() === spot.path) await sendsCall(spot, fault === 'double-tap' ? 2 : 1);
  }
  const sees = await outcome(spot, hotel);
  // A fault in the queue leads back with its message.
  if (row.at === 'queue' && sees !== 'on')
    await until('the way back', () => (shownScreen() === spot.path ? undefined : true));
  await frame();
  const known = new Set([...row.sends, ...row.again, ...(row.renews ?? [])].filter(isInOrder));
  const sent = () => hotel.asked.filter((call) => known.has(call));
  const sends = sent();
  const left = factsOf(session());
  hotel.asked.length = 0;
  const isMended = fault === 'lost-once' || (fault === '401-once' && row.renews !== undefined);
  const isWell = ['double-tap', 'visit-over'].includes(fault) || (isMended && sees === 'on');
  if (!isWell) await triesAgain({ router, hotel }, row, sees);
  const counted = countedOf(row);
  const done = counted === undefined ? undefined : hotel.acted.filter((call) => call === counted).length;
  return { sees, sends, left, again: sent(), done };
}

/** Closes the message and repeats the call if the app allows it. */
async function triesAgain({ router, hotel }: Omit<Stage, 'faults'>, row: Row, sees: Sight): Promise<void> {
  const spot = SPOTS[row.at];
  press('close');
  await frame();
  // After a check-in its failure is told on the next screen.
  if (session().delivered.checkin && !['on', 'front-desk'].includes(sees)) await guest.isOn('/checkin/qr');
  // Without the card in memory, paying again begins there.
  if (row.at === 'pay' && !['on', 'payment-unknown'].includes(sees)) {
    await guest.isOn('/checkin/input-card');
    updateSession({ card: cardWith() });
    await router.navigate({ to: spot.path });
    await guest.isOn(spot.path);
    press('main');
    await outcome(spot, hotel);
  } else if (row.at === 'queue') {
    await typesName();
    await guest.taps('main');
    await outcome({ ...spot, path: '/checkout/search' }, hotel);
  } else {
    const button = buttonFor(row, spot);
    if (button === undefined) return;
    press(button);
    await outcome({ ...spot, path: shownScreen() }, hotel);
  }
}

/** Calls ahead of the tap, at any time before. */
const AHEAD = ['card_script', 'optima_members', 'point_user'];
const isInOrder = (call: string) => !AHEAD.includes(call);

const lineOf = ({ sees, sends, again, left, done }: Cell): string =>
  `sees ${sees}; sends ${sends.filter(isInOrder).join(' ')}; again ${again.filter(isInOrder).join(' ')}; left ${[...left].sort().join(', ')}; done ${done}`;

it.each(ROWS.map((row, at) => [row.call, row.when, row, at] as const))('%s: %s', async (_, __, row, at) => {
  const router = await openApp(houseOf(row, LONG_MS));
  await withAllScreens(router);
  timeFlies();
  hasNoLayout();
  const faults: Faults = new Map();
  const endsVisit = () => router.navigate({ to: '/' });
  const hotel = openHotel({ faults, endsVisit, isBusy: row.at === 'check-out search' });
  for (const fault of faultsOf(at)) {
    const agreed = cellOf(row, fault);
    if (!agreed) continue;
    const met = await meet({ router, hotel, faults }, row, fault).then(lineOf, String);
    expect.soft(met, `${fault}: ${met}`).toBe(lineOf(agreed));
    await router.navigate({ to: '/' });
    await guest.isOn('/');
    faults.clear();
    hotel.asked.length = 0;
    hotel.acted.length = 0;
  }
});

afterEach(() => {
  vi.restoreAllMocks();
});
