import { NAMES } from '../../kiosk/guest/personas.ts';
import { Guest } from '../pages/guest.ts';
import { expect, type Page, type Tenant, test } from '../support/fixtures.ts';
import { NOTHING_ASKED } from '../support/levels.ts';

/** Tones and vibrations that were given. */
interface Noticed {
  readonly tones: () => Promise<readonly number[]>;
  readonly vibrations: () => Promise<number>;
}

/** Listens to the page in the place of a speaker and a hand. */
async function listensTo(page: Page): Promise<Noticed> {
  await page.addInitScript(() => {
    const heard: { tones: number[]; vibrations: number } = { tones: [], vibrations: 0 };
    Object.assign(window, { heard });
    const Real = window.OscillatorNode;
    window.OscillatorNode = class extends Real {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        heard.tones.push(options?.frequency ?? 0);
      }
    };
    navigator.vibrate = (pattern) => {
      // A touch is answered by a much shorter one.
      if (pattern !== 12) heard.vibrations += 1;
      return true;
    };
  });
  return {
    tones: () => page.evaluate('window.heard.tones'),
    vibrations: () => page.evaluate('window.heard.vibrations'),
  };
}

/** A look-up that finds nobody, one that finds the guest, a form with nothing in it, and the rest to the end. */
async function checksInWithMistakes(page: Page, tenant: Tenant, after: (what: string) => Promise<void>) {
  tenant.configure(NOTHING_ASKED);
  tenant.configure({ visibility: { representative: { last_name: 2 } } });
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await page.waitForLoadState('networkidle');
  await guest.taps('checkin');
  await guest.types('reservationName', 'ダレモイナイ');
  await guest.goesOn();
  await guest.taps('close');
  await after('trouble');
  await guest.types('reservationName', NAMES.alone);
  await guest.goesOn('/checkin/check-reservation');
  await after('done');
  await guest.confirmsReservation();
  await guest.goesOn();
  await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0);
  await after('trouble');
  await guest.types('lastName', '佐藤');
  await guest.goesOn();
  for (const next of ['guests-info', 'term', 'confirm-checkin', 'complete']) {
    await guest.isOn(`/checkin/${next}`);
    if (next === 'term') await guest.signs();
    if (next !== 'complete') await guest.goesOn();
  }
  await after('done');
}

test.describe('tones and vibrations', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('say what went well and what did not, after the guest’s own touch', async ({ page, tenant }) => {
    tenant.configure({ kiosk: { sound: true, haptics: true } });
    const { tones, vibrations } = await listensTo(page);
    let given = 0;
    await checksInWithMistakes(page, tenant, async (what) => {
      given += 1;
      await expect.poll(vibrations).toBe(given);
      const last = (await tones()).slice(-2);
      const [first = 0, second = 0] = last;
      expect(last).toHaveLength(2);
      expect(second > first ? 'done' : 'trouble').toBe(what);
      expect(await tones()).toHaveLength(2 * given);
    });
  });

  test('are not given where the hotel wants none', async ({ page, tenant }) => {
    const { tones, vibrations } = await listensTo(page);
    await checksInWithMistakes(page, tenant, async () => undefined);
    expect([await tones(), await vibrations()]).toEqual([[], 0]);
  });

  test('that the tablet cannot give are missed by nobody', async ({ page, tenant }) => {
    tenant.configure({ kiosk: { sound: true, haptics: true } });
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'AudioContext');
      Reflect.deleteProperty(Navigator.prototype, 'vibrate');
    });
    await checksInWithMistakes(page, tenant, async () => undefined);
  });
});
