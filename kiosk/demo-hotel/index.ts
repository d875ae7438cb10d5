import { Hono } from 'hono';
import type { NodeEnv } from './apply-fault.ts';
import { type Clock, wallClock } from './clock.ts';
import { createControl } from './control/index.ts';
import type { OnExchange } from './exchange.ts';
import { Faults } from './faults.ts';
import { createFrontDesk, type Hotel } from './front-desk.ts';
import { GuestBook } from './guests.ts';
import { type RecordedRequest, RequestLog } from './recorded-requests.ts';
import { OWN_SETTINGS, Stage } from './situation.ts';
import type { Story } from './story.ts';
import { Visits } from './visits.ts';

export type { Exchange, OnExchange } from './exchange.ts';
export type { Fault, FaultKind } from './faults.ts';
export { GUESTS } from './guests.ts';
export type { RecordedRequest } from './recorded-requests.ts';
export type { Story } from './story.ts';

/** A complete simulated hotel in one process. */
export interface DemoHotel {
  /** Answers `/api`, `/user`, `/address` and `/demo`, at the root of an origin. */
  readonly app: Hono<NodeEnv>;
  /**
   * Every hotel call that arrived, oldest first, unredacted; the last 500 are kept. Of pictures and of fields over 4,096
   * characters only facts are kept.
   */
  requests(): readonly RecordedRequest[];
  /** The faults that are set. */
  readonly faults: Faults;
  /** `own` with the settings of the situation that staff chose over them; undefined where `own` stays as it is. */
  settingsOver(own: unknown): unknown;
  /** Forgets tokens, visits, faults and recorded requests, and leaves the situation. */
  reset(): void;
}

/** Options of a demo hotel; `now` is used for every date and time, `wait` for every delay. */
export interface DemoHotelOptions extends Partial<Clock> {
  /** Answers `/demo` with the page and the API for staff (default); the card script is there either way. */
  readonly hasControl?: boolean;
  /** A settings page is open beside this hotel, at `/settings/` of the same origin: the page for staff leads there. */
  readonly hasSettingsPage?: boolean;
  /** In place of the named guests. */
  readonly guests?: readonly Story[];
  /** `requests()` keeps every field whole, pictures too; for tests. */
  readonly keepsBodies?: boolean;
  /** Looks on, for tests: `kiosk/contract` compares every call with what is published. */
  readonly onExchange?: OnExchange;
}

/** Opens a demo hotel with its own state. */
export function createDemoHotel(options: DemoHotelOptions = {}): DemoHotel {
  const { hasControl = true, hasSettingsPage = false, ...others } = options;
  const { keepsBodies = false, guests, onExchange, ...ownClock } = others;
  const clock: Clock = { ...wallClock, ...ownClock };
  const hotel: Hotel = {
    clock,
    guests: new GuestBook(guests),
    visits: new Visits(clock),
    requests: new RequestLog(keepsBodies),
    faults: new Faults(),
    stage: new Stage(),
    usedCardTokens: new Set(),
    onExchange,
  };
  const reset = () => {
    hotel.visits.clear();
    hotel.requests.clear();
    hotel.faults.clear();
    hotel.stage.set(OWN_SETTINGS);
    hotel.usedCardTokens.clear();
  };
  const app = new Hono<NodeEnv>();
  app.route('/', createFrontDesk(hotel));
  if (hasControl) app.route('/', createControl(hotel, { reset, hasSettingsPage }));
  app.notFound(() => new Response(null, { status: 404 }));
  return {
    app,
    requests: () => hotel.requests.list(),
    faults: hotel.faults,
    settingsOver: (own) => hotel.stage.settingsOver(own),
    reset,
  };
}
