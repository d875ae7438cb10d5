import { expect, it, onTestFinished } from 'vitest';
import { openStaff } from '~/features/staff/staff';
import { switchLanguage } from '~/i18n/texts';
import { frame } from '../../../kiosk/guest/hands';
import { CHECKIN, CHECKOUT, type Journey } from '../../../kiosk/guest/journeys';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { CARD, MAIL } from '../../../kiosk/guest/personas';
import { SCREENS, type ScreenSize, wants } from '../support/boxes';
import { lostOn, silentScrollers, unseenReasons } from '../support/lost';
import { openTablet } from '../support/open-tablet';
import { goesToUnsettled, PAYMENT_ON } from '../support/paying';
import { count } from '../support/seen';
import { isGone } from '../support/shown';

/**
 * On every screen, at every size, in every language and with all display settings everything can be read, what goes on says so, and
 * the reason why a guest cannot go on is in view.
 */

const USUAL = {};
const LARGEST = { text: 3 } as const;
const ALL = { text: 3, highContrast: true, isLow: true } as const;
/**
 * Japanese is the product's own language, and English has the longest words; others differ from them in large letters.
 * Chinese words are as long in both scripts.
 */
const LOOKS = [
  { language: 'ja', wishes: [USUAL, LARGEST, ALL] },
  { language: 'en', wishes: [USUAL, LARGEST, ALL] },
  { language: 'ko', wishes: [LARGEST, ALL] },
  { language: 'zh-Hans', wishes: [LARGEST] },
  { language: 'zh-Hant', wishes: [ALL] },
] as const;
const SIZES = ['landscape', 'portrait', 'wide', 'phone', 'small'] as const satisfies readonly ScreenSize[];

type Errs = (guest: PageGuest) => Promise<void>;
const goesOn: Errs = (guest) => guest.goesOn();
/** The button is off while a name is wrong: the message comes when the field is left. */
const misspells: Errs = async (guest) => {
  await guest.types('reservationName', 'ヤマダ');
  await guest.types('reservationName', '山田');
};
/** What a guest does wrong. */
const ERRS: Readonly<Record<string, Errs>> = {
  '/checkin/search': misspells,
  '/checkin/input-representative': goesOn,
  '/checkin/input-companions': goesOn,
  '/checkout/search': misspells,
  '/checkout/payment-terms': goesOn,
  '/checkout/input-card': goesOn,
};

/** By the page's own frame, as the size of the window would take as long as the look itself. */
function resize(size: ScreenSize): void {
  const [width, height] = SCREENS[size];
  window.frameElement?.setAttribute('style', `width: ${width}px; height: ${height}px`);
}

function keepsSize(): void {
  const ownStyle = window.frameElement?.getAttribute('style') ?? '';
  onTestFinished(() => window.frameElement?.setAttribute('style', ownStyle));
}

/** Home's tools that a seated guest cannot reach: out of view, or in the upper half. */
const toolsOutOfReach = (): string[] =>
  [
    ...document.querySelectorAll(
      'main[data-screen="/"] :is([data-action^="comfort"], label:has([name="language"]))',
    ),
  ]
    .filter((tool) => {
      const { top, bottom } = tool.getBoundingClientRect();
      return top < window.innerHeight / 2 || bottom > window.innerHeight;
    })
    .map(({ textContent }) => `${textContent} is out of reach`);

/** Everything wrong with the screen now shown, with where it was seen. */
async function look(what: string, errs?: () => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  for (const { language, wishes } of LOOKS) {
    await switchLanguage(language, {});
    for (const wish of wishes) {
      wants(wish);
      for (const size of SIZES) {
        resize(size);
        await frame();
        // The browser tells the page what goes on one frame later, and the page the guest.
        for (let frames = 0; frames < 10 && silentScrollers().length > 0; frames++) await frame();
        const where = `${what}, ${size}, ${language}, ${Object.keys(wish)}`;
        found.push(...[...lostOn(), ...toolsOutOfReach()].map((wrong) => `${where}: ${wrong}`));
        if (!errs || wish === LARGEST || (language !== 'ja' && language !== 'en')) continue;
        await errs();
        for (let frames = 0; frames < 5 && unseenReasons().length > 0; frames++) await frame();
        found.push(...unseenReasons().map((wrong) => `${where}: ${wrong}`));
      }
    }
  }
  wants(USUAL);
  await switchLanguage('ja', {});
  return found;
}

it.each<readonly [name: string, journey: Journey]>([
  ['check-in', CHECKIN],
  ['check-out', CHECKOUT],
])('everything can be read, and what goes on says so: %s', async (_, journey) => {
  keepsSize();
  const { guest } = await openTablet({ settings: { wait_interval: 500 } });
  const found: string[] = [];
  for (const { screen, does, taps } of journey) {
    await guest.isOn(screen);
    found.push(...(await look(screen)));
    const errs = ERRS[screen];
    if (errs) {
      await errs(guest);
      await expect.poll(() => count('[role="alert"]')).toBeGreaterThan(0);
      found.push(...(await look(`${screen} with errors`, () => errs(guest))));
    }
    resize('landscape');
    await does?.(guest);
    if (taps !== undefined) await guest.taps(taps);
  }
  expect(found, found.join('\n')).toEqual([]);
});

it('everything can be read: codes and payment at check-in, errors, the PIN of the staff', async () => {
  keepsSize();
  const { guest, router } = await openTablet({ settings: { ...PAYMENT_ON, qr_code: { factors: [] } } });
  const found: string[] = [];
  const looks = async (screen: string) => {
    found.push(...(await look(screen)));
    resize('landscape');
  };
  await goesToUnsettled(guest);
  await looks('/checkin/unsettled-qr');
  await guest.follows('smart-payment', '/checkin/check-total');
  await looks('/checkin/check-total');
  await guest.givesCard('checkin', CARD, MAIL);
  await looks('/checkin/check-payment');
  await guest.goesOn('/checkin/complete-payment');
  await looks('/checkin/complete-payment');
  await guest.goesOn('/checkin/qr');
  await looks('/checkin/qr');
  for (const to of ['/common-error', '/reload-error'] as const) {
    await router.navigate({ to, search: true });
    await guest.isOn(to);
    await looks(to);
  }
  openStaff({
    goHome: async () => {},
    reloadSettings: async () => true,
    takeUpdate: async () => true,
    openServices: router.options.context.openServices,
  });
  await looks('the PIN');
  await guest.taps('cancel');
  await isGone('dialog[open]');
  expect(found, found.join('\n')).toEqual([]);
});

it('everything can be read: an address that leads nowhere', async () => {
  keepsSize();
  const { guest } = await openTablet({ address: '/nowhere' });
  await guest.isOn('/404');
  const found = await look('/404');
  expect(found, found.join('\n')).toEqual([]);
});
