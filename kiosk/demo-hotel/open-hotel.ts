import { Hono } from 'hono';
import type { NodeEnv } from './apply-fault.ts';
import { type Clock, wallClock } from './clock.ts';
import { Faults } from './faults.ts';
import { createFrontDesk, type Hotel } from './front-desk.ts';
import { GuestBook } from './guests.ts';
import { type RecordedRequest, RequestLog } from './recorded-requests.ts';
import { refusalAnswer } from './refusal.ts';
import { OWN_SETTINGS, Stage } from './situation.ts';
import type { Story } from './story.ts';
import { Visits } from './visits.ts';
import type { OnExchange } from './witness.ts';

/** A complete simulated hotel in one process, or in a page. */
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

/** Options of a simulated hotel; `now` is used for every date and time, `wait` for every delay. */
export interface HotelOptions extends Partial<Clock> {
  /** The card provider's script, answered at `/demo/token.js`. */
  readonly cardScript: string;
  /** In place of the named guests. */
  readonly guests?: readonly Story[];
  /** `requests()` keeps every field whole, pictures too; for tests. */
  readonly keepsBodies?: boolean;
  /** Looks on, for tests: `kiosk/hotel-api/contract` compares every call with what is published. */
  readonly onExchange?: OnExchange;
}

/** Adds what answers beside the hotel's own calls. */
export type AddBeside = (app: Hono<NodeEnv>, hotel: Hotel, reset: () => void) => void;

/**
 * Opens a simulated hotel with its own state. Needs nothing that a browser does not have, so that it also runs in the page of
 * a test.
 */
export function openHotel(
  { keepsBodies = false, guests, onExchange, cardScript, ...ownClock }: HotelOptions,
  addBeside?: AddBeside,
): DemoHotel {
  const clock: Clock = { ...wallClock, ...ownClock };
  const hotel: Hotel = {
    clock,
    guests: new GuestBook(guests),
    visits: new Visits(clock),
    requests: new RequestLog(keepsBodies),
    faults: new Faults(),
    stage: new Stage(),
    usedCardTokens: new Set(),
    cardScript,
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
  addBeside?.(app, hotel, reset);
  // A path or a body may be refused before the call is recorded.
  app.onError(refusalAnswer);
  app.notFound(() => new Response(null, { status: 404 }));
  return {
    app,
    requests: () => hotel.requests.list(),
    faults: hotel.faults,
    settingsOver: (own) => hotel.stage.settingsOver(own),
    reset,
  };
}
