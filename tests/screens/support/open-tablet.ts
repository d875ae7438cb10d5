import type { DemoHotel, HotelOptions } from '../../../kiosk/demo-hotel/open-hotel';
import { PageGuest } from '../../../kiosk/guest/page-guest';
import { moveQueue } from '../../../kiosk/guest/staff';
import { openApp, type Settings, sampleConfig, type Ways } from './open-app';
import { openDemoHotel } from './open-demo-hotel';

/** The back ends, and what their settings need besides. */
const SYSTEMS = {
  legacy: { system: 'legacy' },
  cico: { system: 'cico', api: { authorization_client: 'demo-client' }, facility: { id: 'HONKAN' } },
} as const satisfies Readonly<Record<string, Settings>>;

/** What is special about the tablet of a test. */
export interface TabletOptions {
  readonly system?: keyof typeof SYSTEMS;
  /** Over the sample settings. */
  readonly settings?: Settings;
  readonly hotel?: Partial<HotelOptions>;
  readonly ways?: Ways;
}

/** A tablet in the lobby of a demo hotel, and a guest before it. */
export interface Tablet {
  readonly guest: PageGuest;
  readonly hotel: DemoHotel;
  readonly router: Awaited<ReturnType<typeof openApp>>;
  /** The calls of a name that arrived at the hotel, oldest first. */
  readonly calls: (name: string) => ReturnType<DemoHotel['requests']>;
}

/** Opens a tablet on home. It ends with the test. */
export async function openTablet({
  system = 'legacy',
  settings = {},
  hotel: own = {},
  ways = 'browser',
}: TabletOptions = {}): Promise<Tablet> {
  const hotel = openDemoHotel(own);
  const router = await openApp(await sampleConfig(SYSTEMS[system], settings), ways);
  const calls = (name: string) => hotel.requests().filter(({ call }) => call === name);
  // The hotel answers the page's own calls, and so those of its staff.
  const guest = new PageGuest({ staffMoveQueue: () => moveQueue(window.location.href) });
  return { guest, hotel, router, calls };
}
