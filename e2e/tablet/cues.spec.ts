import { onlyAsked } from '../../kiosk/guest/levels.ts';
import { NAMES } from '../../kiosk/guest/personas.ts';
import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';

interface Noticed {
  readonly tones: () => Promise<readonly number[]>;
  readonly vibrations: () => Promise<number>;
}

/** Listens as a speaker and a hand. */
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
      // A touch has a much shorter one.
      if (pattern !== 12) heard.vibrations += 1;
      return true;
    };
  });
  return {
    tones: () => page.evaluate('window.heard.tones'),
    vibrations: () => page.evaluate('window.heard.vibrations'),
  };
}

/** A look-up without and with a guest, and an empty form. */
async function makesMistakes(guest: Guest, after: (what: string) => Promise<void>): Promise<void> {
  guest.tenant.configure(onlyAsked({ last_name: 2 }));
  await guest.opensHome();
  await guest.page.waitForLoadState('networkidle');
  await guest.says('ダレモイナイ', 'checkin');
  await guest.goesOn();
  await guest.taps('close');
  await after('trouble');
  await guest.types('reservationName', NAMES.alone);
  await guest.goesOn('/checkin/check-reservation');
  await after('done');
  await guest.confirmsReservation();
  await guest.goesOn();
  await expect(guest.field('lastName')).toHaveAttribute('aria-invalid', 'true');
  await after('trouble');
}

/** The successes among changes of screens: `tests/app/cues.test.ts`. */
test.describe('tones and vibrations', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('tell success and failure after the guest’s own touch', async ({ page, tenant }) => {
    tenant.configure({ kiosk: { sound: true, haptics: true } });
    const { tones, vibrations } = await listensTo(page);
    let given = 0;
    await makesMistakes(new Guest(page, tenant), async (what) => {
      given += 1;
      await expect.poll(vibrations).toBe(given);
      const last = (await tones()).slice(-2);
      const [first = 0, second = 0] = last;
      expect(last).toHaveLength(2);
      expect(second > first ? 'done' : 'trouble').toBe(what);
      expect(await tones()).toHaveLength(2 * given);
    });
  });

  test('are left out if the tablet lacks them or the hotel does not want them', async ({ page, tenant }) => {
    const { tones, vibrations } = await listensTo(page);
    const guest = new Guest(page, tenant);
    await makesMistakes(guest, async () => undefined);
    expect([await tones(), await vibrations()]).toEqual([[], 0]);
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'AudioContext');
      for (const owner of [navigator, Navigator.prototype]) Reflect.deleteProperty(owner, 'vibrate');
    });
    await guest.findsHomeWith({ kiosk: { sound: true, haptics: true } });
    await guest.says('ダレモイナイ', 'checkin');
    await guest.goesOn();
    await guest.taps('close');
  });
});
