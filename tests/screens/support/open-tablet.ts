import type { Config } from '~/config/schema';
import type { DemoHotel, HotelOptions } from '../../../kiosk/demo-hotel/open-hotel';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { merge, SYSTEMS, type System } from '../../../kiosk/guest/settings';
import { configOf } from '../../support/config';
import { openApp, type Settings, type Start, sampleConfig } from './open-app';
import { guestAt, openDemoHotel } from './open-demo-hotel';
import { keepsConsoleQuiet } from './quiet-console';

/** What is special about the tablet of a test. */
export interface TabletOptions extends Start {
  readonly system?: System;
  /** Over the sample settings. */
  readonly settings?: Settings;
  /** In place of the sample settings, so that a key can be left out. */
  readonly allSettings?: Settings;
  readonly hotel?: Partial<HotelOptions>;
}

/** A tablet in the lobby of a demo hotel, and a guest before it. */
export interface Tablet {
  readonly guest: PageGuest;
  readonly hotel: DemoHotel;
  readonly router: Awaited<ReturnType<typeof openApp>>;
  /** The calls of a name that arrived at the hotel, oldest first. */
  readonly calls: (name: string) => ReturnType<DemoHotel['requests']>;
}

const configFor = async (system: System, own: Settings, all?: Settings): Promise<Config> =>
  all === undefined ? sampleConfig(SYSTEMS[system], own) : configOf({ ...all, ...SYSTEMS[system] });

/** Opens a tablet. Its language is that of every visit. It ends with the test, which fails where the app has written an error to the console. */
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
