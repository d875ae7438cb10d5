import { expect, test } from '@playwright/test';
import { checkinOf, take } from '../../kiosk/guest/journeys.ts';
import { NOTHING_REQUIRED } from '../../kiosk/guest/levels.ts';
import { PASSPORTS } from '../../kiosk/guest/passports.ts';
import { NAMES } from '../../kiosk/guest/personas.ts';
import { callOf } from '../../kiosk/guest/wire.ts';
import { BRISK_QUEUE, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { openTenant, type Settings, type Tenant } from '../support/tenant.ts';
import { EngineGuest } from './engine-guest.ts';
import { missing, openTablet } from './engines.ts';
import { guestChecksOut } from './journeys.ts';
import type { Engine } from './tablet.ts';

/** A journey in each engine that no other test opens: drawing in one, paying in the other; whole in `lab -- engines`. */

/** As WebDriver writes the key. */
const BACKSPACE = '\uE003';

const STAND = { size: { width: 1180, height: 820 } } as const;

const WALKS = [
  { engine: 'webkit', walk: 'checks in', goes: guestOfOneNightChecksIn },
  { engine: 'firefox', walk: 'checks out and pays', goes: guestChecksOut },
] as const;

/** Runs a story in an engine; a missing browser skips it with the reason. */
async function atTablet(
  engine: Engine,
  settings: readonly Settings[],
  act: (guest: EngineGuest, tenant: Tenant) => Promise<void>,
): Promise<void> {
  const reason = missing(engine);
  test.skip(reason !== undefined, reason);
  const tenant = await openTenant('legacy', MORNING_OF_21_NOVEMBER);
  for (const some of settings) tenant.configure(some);
  const tablet = await openTablet(engine);
  try {
    await act(new EngineGuest(tablet, tenant.url, STAND), tenant);
  } finally {
    await tablet.closes();
    await tenant.close();
  }
}

for (const { engine, walk, goes } of WALKS) {
  test(`a guest ${walk} in ${engine}`, () =>
    atTablet(engine, [BRISK_QUEUE, NOTHING_REQUIRED], async (guest, tenant) => {
      await goes(guest, tenant);
      expect(guest.faults).toEqual([]);
    }));
}

async function guestOfOneNightChecksIn(guest: EngineGuest, tenant: Tenant): Promise<void> {
  await guest.opensHome();
  await guest.sees('home');
  await guest.looksInto('comfort', 'comfort', 'comfort-close');
  await take(guest, checkinOf(NAMES.alone, []));
  await guest.isOn('/');
  expect(callOf(tenant.hotel, 'upload_agreement_signature').status).toBe(204);
}

test.describe('a passport reader', () => {
  test('in firefox, no key of a passport reader reaches the page', () =>
    atTablet('firefox', [{ kiosk: { passport_reader: true } }], async (guest) => {
      await guest.opensHome();
      await guest.opensForm(NAMES.fromAbroad);
      await guest.opened('main p.hidden[role="status"]');
      await guest.tablet.asks(stopClockOfKeys, undefined);
      await guest.tablet.taps('[name="occupation-choice"][value="other"]');
      for (const [field, passport, last] of [
        ['tel', PASSPORTS.korean, 'KIM'],
        ['occupation', PASSPORTS.frenchCard, 'LEFEBVRE'],
      ] as const) {
        await guest.tablet.types(`[name="${field}"]`, BACKSPACE);
        await guest.tablet.types(`[name="${field}"]`, `${passport.join('\n')}\n`);
        await guest.holds('lastName', last);
        await guest.holds(field, '');
        await guest.isOn('/checkin/input-representative');
      }
    }));
});

/** In the page: keys follow each other at once, as a reader's do, however late a busy machine gives them. */
function stopClockOfKeys(): void {
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => 0 });
}
