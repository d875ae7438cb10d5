import type { Route } from '@playwright/test';
import { KEYPAD_ON } from '../../kiosk/guest/keypad-keys.ts';
import { NOTHING_REQUIRED } from '../../kiosk/guest/levels.ts';
import { Guest } from '../pages/guest.ts';
import { dialogOn } from '../pages/payment-page.ts';
import { expect, NOTED_BY_THE_BROWSER, test } from '../support/fixtures.ts';
import {
  again,
  gives,
  isToldOfScreen,
  KEPT,
  NOTHING_TO_KEEP,
  notesMissingParts,
  stylesOf,
  takesAway,
} from '../support/missing-files.ts';

test.use({
  expectedErrors: [
    new RegExp(`${NOTED_BY_THE_BROWSER.source}|A screen could not be loaded|Refused to apply style`),
  ],
});

/** The failures of a request for styles. */
const WAYS: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['that are out of reach', (route) => route.abort()],
  ['for which a proxy has no answer', (route) => route.fulfill({ status: 502, body: 'Bad gateway' })],
  [
    'for which a portal sends its page',
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Log in' }),
  ],
];

for (const [way, answer] of WAYS) {
  test(`no screen is shown without its styles: styles ${way}`, async ({ page, tenant }) => {
    tenant.configure({ ...NOTHING_REQUIRED, ...KEYPAD_ON });
    const guest = new Guest(page, tenant);
    const applied = () =>
      page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? '').join(' '));
    const missing = ['journeys', 'search', 'checkin', 'pad', 'sign-by-name'].map(stylesOf);
    for (const styles of missing) await takesAway(page, styles, answer);
    const [journeys, search, checkin, pad, signByName] = missing;
    if (!journeys || !search || !checkin || !pad || !signByName) throw new Error('No names');
    /** The screen comes with its last file of styles. */
    const comesWith = async (styles: readonly RegExp[], path: string, text: string) => {
      for (const file of styles) {
        await isToldOfScreen(page, text);
        await again(page).click();
        await expect(again(page)).toBeEnabled();
        await isToldOfScreen(page, text);
        await gives(page, file);
      }
      await again(page).click();
      await guest.isOn(path);
    };
    const missed = notesMissingParts(page);
    await guest.opensHome();
    await guest.taps('checkin');
    await comesWith([journeys, search], '/checkin/search', NOTHING_TO_KEEP);

    await guest.field('reservationName').tap();
    await expect.poll(() => missed.length, 'the keypad').toBeGreaterThan(0);
    await gives(page, pad);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.locator('.keypad')).toBeVisible();
    expect(await applied()).toMatch(/pad-/);

    await guest.types('reservationName', 'サトウハナコ');
    await guest.goesOn();
    await comesWith([checkin], '/checkin/check-reservation', KEPT);
    expect(await applied()).toMatch(/checkin-/);
    for (const next of ['input-representative', 'guests-info', 'term'])
      await guest.goesOn(`/checkin/${next}`);
    await guest.taps('sign-by-name');
    await dialogOn(page).locator('[data-action="close"]').click();
    await gives(page, signByName);
    await guest.taps('sign-by-name');
    await expect(guest.field('signedName')).toBeVisible();
    expect(await applied()).toMatch(/sign-by-name-/);
  });
}
