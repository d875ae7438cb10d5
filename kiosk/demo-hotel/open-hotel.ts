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

/** A simulated hotel in a process or page. */
export interface DemoHotel {
  /** Answers `/api`, `/user`, `/address` and `/demo`, at the root of an origin. */
  readonly app: Hono<NodeEnv>;
  /** The last 500 calls, oldest first, unredacted; pictures and fields over 4,096 characters are described. */
  requests(): readonly RecordedRequest[];
  readonly faults: Faults;
  /** The settings of the chosen situation over `own`; undefined for no change. */
  settingsOver(own: unknown): unknown;
  /** Clears tokens, visits, faults and records, and leaves the situation. */
  reset(): void;
}

/** `now` is the time of every date, `wait` makes every delay. */
export interface HotelOptions extends Partial<Clock> {
  /** Served at `/demo/token.js`. */
  readonly cardScript: string;
  /** Replaces the named guests. */
  readonly guests?: readonly Story[];
  /** Records every field whole, pictures too; for tests. */
  readonly keepsBodies?: boolean;
  /** Observes, for tests: `kiosk/hotel-api/contract` compares every call with the contract. */
  readonly onExchange?: OnExchange;
}

/** Adds routes beside the hotel's calls. */
export type AddBeside = (app: Hono<NodeEnv>, hotel: Hotel, reset: () => void) => void;

/** Opens a simulated hotel with its own state. It also runs in a test's page. */
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
