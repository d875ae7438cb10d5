import { CHECKIN, checkoutOf } from '../../kiosk/guest/journeys.ts';
import { CARD, NAMES } from '../../kiosk/guest/personas.ts';
import { BRISK_QUEUE, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { clipped, comfortShown, makesItSo, outOfReach, reflows, seesMainAction } from '../pages/comfort.ts';
import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { comesToRest, inspectHere } from '../support/inspect.ts';

/** Both journeys, looked at on every screen as guests see them who cannot read small letters or reach far. */

const LANDSCAPE = { width: 1280, height: 800 };
const PORTRAIT = { width: 800, height: 1280 };
const PHONE = { width: 390, height: 844 };
const SMALL_TABLET = { width: 768, height: 1024 };

/** Takes choices away from the page for a while, as if the guest had not made them. */
async function without(page: Page, names: readonly string[], looks: () => Promise<void>): Promise<void> {
  const chosen = await page.evaluate((taken) => {
    const { dataset } = document.documentElement;
    const had = Object.fromEntries(taken.map((name) => [name, dataset[name] ?? '']));
    for (const name of taken) delete dataset[name];
    return had;
  }, names);
  await looks();
  await page.evaluate((all) => void Object.assign(document.documentElement.dataset, all), chosen);
}

async function lookLargest(page: Page, state: string): Promise<void> {
  expect(await comfortShown(page)).toEqual({ text: '3', contrast: 'high' });
  for (const size of [PHONE, SMALL_TABLET, LANDSCAPE]) {
    const way = `${state}, largest text, high contrast, ${size.width} wide`;
    await page.setViewportSize(size);
    expect.soft(await clipped(page), `${way}: cut off`).toEqual([]);
    await seesMainAction(page, way);
    await inspectHere(page, way, size === LANDSCAPE);
  }
}

async function lookLow(page: Page, state: string): Promise<void> {
  expect(await comfortShown(page)).toEqual({ low: '' });
  for (const size of [LANDSCAPE, PORTRAIT]) {
    await page.setViewportSize(size);
    await comesToRest(page);
    expect.soft(await outOfReach(page), `${state}, low, ${size.width} wide: out of reach`).toEqual([]);
    await seesMainAction(page, `${state}, low, ${size.width} wide`);
  }
}

/** 1280 px wide and magnified four times, as WCAG 1.4.10 has it. */
async function lookMagnified(page: Page, state: string): Promise<void> {
  expect(await comfortShown(page)).toEqual({});
  await reflows(page, state);
}

/** Looks at the screen now shown in every way. The guest has come with the largest text, and goes on with it. */
async function look(page: Page, state: string): Promise<void> {
  await lookLargest(page, state);
  await makesItSo(page, { low: true });
  await without(page, ['text', 'contrast'], () => lookLow(page, state));
  await makesItSo(page, { low: false });
  await without(page, ['text', 'contrast'], () => lookMagnified(page, state));
  await page.setViewportSize(LANDSCAPE);
}

/** Forms that are looked at with everything missing, too. */
const FORMS = ['/checkin/input-representative', '/checkout/input-card'];

test.use({ today: MORNING_OF_21_NOVEMBER });

for (const [name, journey] of [
  ['check-in', CHECKIN],
  ['check-out', checkoutOf(NAMES.family, CARD)],
] as const) {
  test(name, async ({ page, tenant }) => {
    test.setTimeout(240_000);
    tenant.configure({ ...BRISK_QUEUE, kiosk: { attract: false } });
    const guest = new Guest(page, tenant);
    await guest.opensHome();
    await makesItSo(page, { text: 3, contrast: true });
    for (const { screen, does, taps } of journey) {
      await guest.isOn(screen);
      if (FORMS.includes(screen)) {
        await guest.goesOn();
        await expect(page.getByRole('alert').first()).toBeVisible();
      }
      await look(page, screen);
      await does?.(guest);
      if (taps !== undefined) await guest.taps(taps);
    }
    await guest.isOn('/');
  });
}
