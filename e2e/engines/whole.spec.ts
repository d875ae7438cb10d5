import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { BRISK_QUEUE, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { WITH_PIN } from '../pages/staff-member.ts';
import { openTenant, type Settings, type Tenant } from '../support/tenant.ts';
import { EngineGuest } from './engine-guest.ts';
import { missing, openTablet } from './engines.ts';
import {
  AFTERNOON_OF_22_NOVEMBER,
  familyChecksIn,
  guestChecksOut,
  overseasGuestChecksIn,
} from './journeys.ts';
import { looksAround, looksComfortably, staffTryTheWaysOut } from './side-screens.ts';
import { ENGINES, type Tablet } from './tablet.ts';

/** `npm run lab -- engines`: both whole journeys in Firefox and WebKit, with pictures in `.cache/engines`. */

const FOLDER = fileURLToPath(new URL('../../.cache/engines/', import.meta.url));

const STANDS = [
  { name: 'landscape', size: { width: 1180, height: 820 }, hasKeypad: false },
  { name: 'portrait', size: { width: 820, height: 1180 }, hasKeypad: true },
] as const;

type Story = (guest: EngineGuest, tenant: Tenant) => Promise<void>;

const STORIES: readonly { readonly name: string; readonly today?: string; readonly story: Story }[] = [
  { name: 'family-checks-in', today: AFTERNOON_OF_22_NOVEMBER, story: familyChecksIn },
  { name: 'overseas-guest-checks-in', today: AFTERNOON_OF_22_NOVEMBER, story: overseasGuestChecksIn },
  { name: 'guest-checks-out', today: MORNING_OF_21_NOVEMBER, story: guestChecksOut },
  { name: 'dialogs-of-guests', story: looksAround },
  { name: 'comfort', story: looksComfortably },
  { name: 'staff', story: staffTryTheWaysOut },
];

const settings = (hasKeypad: boolean): readonly Settings[] => [
  { ...BRISK_QUEUE, visibility: { representative: { passport: 2 } } },
  WITH_PIN,
  { kiosk: { on_screen_keyboard: hasKeypad ? 'on' : 'off' } },
];

test.describe.configure({ timeout: 180_000 });

for (const engine of ENGINES) {
  test.describe(engine, () => {
    const reason = missing(engine);
    test.skip(reason !== undefined, reason);
    // The list of tests does not say why one is skipped.
    if (reason !== undefined && process.env.TEST_WORKER_INDEX === undefined) console.log(reason);
    let tablet: Tablet;
    test.beforeAll(async () => {
      tablet = await openTablet(engine);
      console.log(`${engine} ${tablet.version}`);
    });
    test.afterAll(async () => {
      await tablet?.closes();
    });

    for (const stand of STANDS) {
      for (const { name, today, story } of STORIES) {
        test(`${stand.name}: ${name}`, async () => {
          const folder = `${FOLDER}${stand.name}/${name}/${engine}`;
          rmSync(folder, { recursive: true, force: true });
          const tenant = await openTenant('legacy', today);
          for (const some of settings(stand.hasKeypad)) tenant.configure(some);
          const guest = new EngineGuest(tablet, tenant.url, { ...stand, folder });
          try {
            await story(guest, tenant);
          } catch (error) {
            await guest.sees('stuck').catch(() => undefined);
            throw error;
          } finally {
            await tenant.close();
          }
          expect(guest.faults).toEqual([]);
        });
      }
    }
  });
}
