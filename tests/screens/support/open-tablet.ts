import type { Config } from '~/config/schema';
import type { DemoHotel, HotelOptions } from '../../../kiosk/demo-hotel/open-hotel';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { SYSTEMS, type System } from '../../../kiosk/guest/settings';
import { configOf } from '../../support/config';
import { type Link, openApp, type Settings, sampleConfig, type Ways } from './open-app';
import { guestAt, openDemoHotel } from './open-demo-hotel';
import { keepsConsoleQuiet } from './quiet-console';

/** What is special about the tablet of a test. */
export interface TabletOptions {
  readonly system?: System;
  /** Over the sample settings. */
  readonly settings?: Settings;
  /** In place of the sample settings, so that a key can be left out. */
  readonly allSettings?: Settings;
  readonly hotel?: Partial<HotelOptions>;
  readonly ways?: Ways;
  /** The guest comes by a member's own link. */
  readonly link?: Link;
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

/** Opens a tablet on home. It ends with the test, which fails where the app has written an error to the console. */
export async function openTablet({
  system = 'legacy',
  settings = {},
  allSettings,
  hotel: own = {},
  ways = 'browser',
  link,
}: TabletOptions = {}): Promise<Tablet> {
  keepsConsoleQuiet();
  const hotel = openDemoHotel(own);
  const router = await openApp(await configFor(system, settings, allSettings), ways, link);
  const calls = (name: string) => hotel.requests().filter(({ call }) => call === name);
  return { guest: guestAt(hotel), hotel, router, calls };
}
