import { expect, it } from 'vitest';
import en from '~/i18n/en.json';
import { frame, until } from '../../../kiosk/guest/hands';
import { CHECKIN, checkoutOf } from '../../../kiosk/guest/journeys';
import { CARD, NAMES } from '../../../kiosk/guest/personas';
import { SMALLEST, wrongSizes } from '../../../kiosk/guest/ruler';
import { comesToRest, violations } from '../support/audit';
import { SCREENS, turnsTo, wants } from '../support/boxes';
import { openTablet } from '../support/open-tablet';
import { displayed, lost, outOfReach, seenOf } from '../support/reading';
import { count, texts, value } from '../support/seen';

/** Both journeys on every screen, for guests with poor sight or short reach. */

/** The phone, a small tablet and a large one, in CSS px. */
const LARGEST_ON = [SCREENS.phone, [768, 1024], SCREENS.landscape] as const;
const LOW_ON = [SCREENS.landscape, SCREENS.portrait] as const;
const MAGNIFIED = [320, 256] as const;

/** Forms that are also looked at empty. */
const FORMS = ['/checkin/input-representative', '/checkout/input-card'];

async function seesMainAction(way: string): Promise<void> {
  const main = document.querySelector('main [data-action="main"]');
  if (main) expect.soft(await seenOf(main), `${way}: the main button`).toBeGreaterThan(0.98);
}

/** Checks the screen in every way. The guest keeps the largest text. */
async function look(screen: string): Promise<void> {
  expect(displayed(), screen).toEqual({ text: '3', contrast: 'high' });
  for (const size of LARGEST_ON) {
    const way = `${screen}, largest text, high contrast, ${size[0]} wide`;
    await turnsTo(size);
    const wrong = () => wrongSizes(SMALLEST);
    expect.soft(await comesToRest(wrong), `${way}: cut off, too small or too long`).toEqual([]);
    await seesMainAction(way);
    if (size === SCREENS.landscape)
      expect.soft(await comesToRest(violations), `${way}: against WCAG`).toEqual([]);
  }
  wants({ isLow: true });
  for (const size of LOW_ON) {
    const way = `${screen}, low, ${size[0]} wide`;
    await turnsTo(size);
    expect.soft(await comesToRest(outOfReach), `${way}: out of reach`).toEqual([]);
    await seesMainAction(way);
  }
  wants({});
  await turnsTo(MAGNIFIED);
  expect.soft(await comesToRest(lost), `${screen}, magnified: lost or wider than the page`).toEqual([]);
  wants({ text: 3, highContrast: true });
  await turnsTo('landscape');
}

it.each([
  ['check-in', CHECKIN],
  ['check-out', checkoutOf(NAMES.family, CARD)],
])('%s', async (_, journey) => {
  await turnsTo('landscape');
  const { guest } = await openTablet({ settings: { wait_interval: 500 } });
  for (const action of ['comfort', 'comfort-text-3', 'comfort-contrast', 'comfort-close'])
    await guest.taps(action);
  for (const { screen, does, taps } of journey) {
    await guest.isOn(screen);
    if (FORMS.includes(screen)) {
      await guest.goesOn();
      await until('what is missing', () => document.querySelector('main [role="alert"]'));
    }
    await frame();
    await look(screen);
    await does?.(guest);
    if (taps !== undefined) await guest.taps(taps);
  }
  await guest.isOn('/');
});

it('a language chosen in the middle keeps everything typed', async () => {
  const { guest } = await openTablet();
  await guest.opensForm(NAMES.alone);
  const typed = { lastName: '佐藤', postcode: '7830060', tel: '09012345678', age: '999' };
  await guest.fillsIn({ gender: '2', ...typed });
  await guest.taps('comfort');
  await guest.taps('comfort-language-en');
  await expect.poll(() => document.documentElement.lang).toBe('en');
  expect(texts('dialog[open] h2')[0]).toBe(en.comfort.title);
  expect(texts('[aria-pressed="true"][data-action^="comfort-language"]')).toEqual(['English']);
  await guest.taps('comfort-close');
  const [title = ''] = en.views.checkin.input_representative_view.title.split('\n');
  await expect.poll(() => texts('h1').join()).toContain(title);
  for (const [name, text] of Object.entries({ ...typed, gender: '2', subarea: '蛍が丘' }))
    expect(value(name), name).toBe(text);
});

it('a hotel without the bar has the way to it at the foot; one with one language offers no other', async () => {
  await turnsTo('landscape');
  const { guest } = await openTablet({
    settings: {
      display: { show_top_bar: false },
      language: { supported: ['ja'], auto_language_select: 'off' },
    },
  });
  const fontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const usual = fontSize();
  const chosen = () =>
    [...document.querySelectorAll<HTMLElement>('dialog[open] [aria-pressed="true"]')].map(
      ({ dataset }) => dataset.action,
    );
  await guest.taps('comfort');
  await expect.poll(chosen).toEqual(['comfort-text-1']);
  expect(count('[data-action^="comfort-language"]')).toBe(0);
  for (const action of ['comfort-text-3', 'comfort-contrast', 'comfort-low']) await guest.taps(action);
  await expect.poll(chosen).toEqual(['comfort-text-3', 'comfort-contrast', 'comfort-low']);
  for (const action of ['comfort-contrast', 'comfort-low']) await guest.taps(action);
  await expect.poll(chosen).toEqual(['comfort-text-3']);
  await guest.taps('comfort-close');
  await expect.poll(() => fontSize() / usual).toBeCloseTo(1.8, 1);
  await guest.begins('checkin');
  for (const action of ['comfort', 'comfort-contrast', 'comfort-close']) await guest.taps(action);
  await expect.poll(displayed).toEqual({ text: '3', contrast: 'high' });
});
