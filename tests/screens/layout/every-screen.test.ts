import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { switchLanguage } from '~/i18n/texts';
import { frame } from '../../../kiosk/guest/hands';
import { CHECKIN, CHECKOUT, type Journey } from '../../../kiosk/guest/journeys';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { SCREENS, type ScreenSize, wants } from '../support/boxes';
import {
  brokenWords,
  buttonsOut,
  coveredTexts,
  cutTexts,
  silentScrollers,
  unseenReasons,
} from '../support/lost';
import { openTablet } from '../support/open-tablet';
import { count } from '../support/seen';

/** On every screen, at every size, in every language and with all display settings everything can be read, and says where it goes on. */

const LANGUAGES = ['ja', 'en', 'ko', 'zh-Hans', 'zh-Hant'] as const;
const WISHES = {
  usual: {},
  larger: { text: 2 },
  largest: { text: 3 },
  all: { text: 3, highContrast: true, isLow: true },
} as const;

/** Forms that are looked at with everything missing, too. */
/** A name that may be, and then one that may not. */
const missays = async (guest: PageGuest) => {
  await guest.types('reservationName', 'ヤマダ');
  await guest.types('reservationName', '山田');
};

const FORMS: Readonly<Record<string, (guest: PageGuest) => Promise<void>>> = {
  '/checkin/search': missays,
  '/checkin/input-representative': (guest) => guest.goesOn(),
  '/checkin/input-companions': (guest) => guest.goesOn(),
  '/checkout/search': missays,
  '/checkout/payment-terms': (guest) => guest.goesOn(),
  '/checkout/input-card': (guest) => guest.goesOn(),
};

const shots: string | undefined = import.meta.env.VITE_SHOTS;

async function resize(size: ScreenSize): Promise<void> {
  const [width, height] = SCREENS[size];
  if (shots) return page.viewport(width, height);
  window.frameElement?.setAttribute('style', `width: ${width}px; height: ${height}px`);
}

const found = new Map<string, string[]>();
async function look(screen: string, again?: () => Promise<void>): Promise<void> {
  for (const language of LANGUAGES) {
    await switchLanguage(language, {});
    for (const [wish, settings] of Object.entries(WISHES)) {
      wants(settings);
      for (const size of Object.keys(SCREENS) as ScreenSize[]) {
        await resize(size);
        await frame();
        if (silentScrollers().length > 0) {
          await frame();
          await frame();
        }
        if (again && ['ja', 'en'].includes(language) && ['usual', 'all'].includes(wish)) {
          await again();
          await frame();
          await frame();
        }
        const wrong = [
          ...cutTexts(),
          ...brokenWords(),
          ...coveredTexts(),
          ...silentScrollers(),
          ...buttonsOut(),
          ...(again && ['ja', 'en'].includes(language) && ['usual', 'all'].includes(wish)
            ? unseenReasons()
            : []),
        ];
        for (const one of new Set(wrong))
          found.set(`${screen}: ${one}`, [
            ...(found.get(`${screen}: ${one}`) ?? []),
            `${size} ${wish} ${language}`,
          ]);
        if (shots && ((language === 'ja' && wish !== 'larger') || (language === 'en' && wish === 'largest')))
          await page.screenshot({
            path: `${shots}/${screen.replace(/\W+/g, '-').slice(1)}.${size}.${wish}.${language}.png`,
          });
      }
    }
  }
  wants({});
  await switchLanguage('ja', {});
  await resize('landscape');
  await frame();
}

async function walk(journey: Journey) {
  const { guest } = await openTablet({ settings: { wait_interval: 500 } });
  for (const { screen, does, taps } of journey) {
    await guest.isOn(screen);
    await look(screen);
    const errs = FORMS[screen];
    if (errs) {
      await errs(guest);
      await expect.poll(() => count('[role="alert"]')).toBeGreaterThan(0);
      await look(`${screen} (wrong)`, () => errs(guest));
    }
    await does?.(guest);
    if (taps !== undefined) await guest.taps(taps);
  }
}

it.each([
  ['check-in', CHECKIN],
  ['check-out', CHECKOUT],
] as const)(
  '%s',
  async (_, journey) => {
    found.clear();
    const began = performance.now();
    onTestFinished(() => resize('landscape'));
    await walk(journey);
    const lines = [...found].map(
      ([what, where]) => `${what} — ${where.length}: ${where.slice(0, 6).join('; ')}`,
    );
    console.log(`${performance.now() - began} ms\n${lines.join('\n')}`);
    expect(found.size).toBe(0);
  },
  600_000,
);
