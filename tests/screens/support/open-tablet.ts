import type { Config } from '~/config/schema';
import type { DemoHotel, HotelOptions } from '../../../kiosk/demo-hotel/open-hotel';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { merge, SYSTEMS, type System } from '../../../kiosk/guest/settings';
import { configOf } from '../../support/config';
import { openApp, type Settings, type Start, sampleConfig } from './open-app';
import { guestAt, openDemoHotel } from './open-demo-hotel';
import { keepsConsoleQuiet } from './quiet-console';

export interface TabletOptions extends Start {
  readonly system?: System;
  readonly settings?: Settings;
  /** Replaces the sample settings, so that a key can be missing. */
  readonly allSettings?: Settings;
  readonly hotel?: Partial<HotelOptions>;
}

export interface Tablet {
  readonly guest: PageGuest;
  readonly hotel: DemoHotel;
  readonly router: Awaited<ReturnType<typeof openApp>>;
  readonly calls: (name: string) => ReturnType<DemoHotel['requests']>;
}

const configFor = async (system: System, own: Settings, all?: Settings): Promise<Config> =>
  all === undefined ? sampleConfig(SYSTEMS[system], own) : configOf({ ...all, ...SYSTEMS[system] });

/** Opens a tablet in a language until the test ends; the app's console errors fail the test. */
export async function openTablet({
  system = 'legacy',
  settings = {},
  allSettings,
  hotel: own = {},
  ...start
}: TabletOptions = {}): Promise<Tablet> {
  keepsConsoleQuiet();
  const hotel = openDemoHotel(own);
  const { language } = start;
  const speaks =
    language === undefined ? {} : { language: { default: language, auto_language_select: 'off' } };
  const config = await configFor(system, merge(speaks, settings), allSettings);
  const router = await openApp(config, { ways: 'browser', ...start });
  const calls = (name: string) => hotel.requests().filter(({ call }) => call === name);
  return { guest: guestAt(hotel), hotel, router, calls };
}
