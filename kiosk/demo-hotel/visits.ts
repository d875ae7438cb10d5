import type { Dialect } from '../hotel-api/contract/documents.ts';
import type { Clock } from './clock.ts';
import { Refusal } from './refusal.ts';
import type { CheckinStory, CheckoutStory, Story } from './story.ts';

/** A token is good for an hour after the lookup. */
const TOKEN_LIFE_MS = 3_600_000;

interface VisitBase {
  /** Running number, shown to staff instead of the token. */
  readonly number: number;
  /** Another one after each look-up that goes on with this visit. */
  token: string;
  tokenSince: Date;
  /** The tablet was told that its token has ended. */
  hasRefusedToken: boolean;
  readonly dialect: Dialect;
  readonly guest: Story;
  readonly startedAt: Date;
  /** Identifies the payment, and at check-out the place in the queue. */
  readonly requestId: string;
  /** A card payment went through. */
  settled: boolean;
}

/** One guest's check-in, from the lookup on. */
export interface CheckinVisit extends VisitBase {
  readonly journey: 'checkin';
  readonly story: CheckinStory;
  /** Code as `checkin_code` answers it now. */
  code: string;
  signed: boolean;
  attempts: number;
}

/** One guest's check-out, from the lookup on. */
export interface CheckoutVisit extends VisitBase {
  readonly journey: 'checkout';
  readonly story: CheckoutStory;
  /** When the guest joined the queue; null before the info request. */
  queuedAt: Date | null;
  /** Steps staff moved the guest forward by hand. */
  nudges: number;
  checkedOut: boolean;
}

/** What one token stands for. */
export type Visit = CheckinVisit | CheckoutVisit;

/** Visits kept; beyond it the oldest are forgotten. */
const MAX_VISITS = 2_000;

/** All visits under way, by token: no visit sees another's state. */
export class Visits {
  readonly #byToken = new Map<string, Visit>();
  readonly #clock: Clock;
  #count = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Opens a check-in and hands out its token; goes on with the guest's last one where its token has just been refused. */
  openCheckin(guest: Story, story: CheckinStory, dialect: Dialect): CheckinVisit {
    const checkins = this.all().filter((visit) => visit.journey === 'checkin');
    const former = checkins.find((visit) => isLeftBy(visit, guest, dialect));
    if (former !== undefined) {
      // Some hotels keep the signature with the token.
      former.signed = false;
      return this.#renew(former);
    }
    const base = this.#base(guest, dialect);
    return this.#keep({ ...base, journey: 'checkin', story, code: story.code, signed: false, attempts: 0 });
  }

  /** The same for a check-out. */
  openCheckout(guest: Story, story: CheckoutStory, dialect: Dialect): CheckoutVisit {
    const checkouts = this.all().filter((visit) => visit.journey === 'checkout');
    const former = checkouts.find((visit) => isLeftBy(visit, guest, dialect));
    if (former !== undefined) return this.#renew(former);
    const base = { ...this.#base(guest, dialect), settled: story.settled ?? false };
    return this.#keep({ ...base, journey: 'checkout', story, queuedAt: null, nudges: 0, checkedOut: false });
  }

  /**
   * The visit of a token.
   * @throws {Refusal} 401 when the token is unknown, expired or of the other dialect.
   */
  find(token: string, dialect: Dialect, header: string): Visit {
    const visit = this.#byToken.get(token);
    if (visit === undefined) throw new Refusal(401, `${header} is not a token of this hotel`);
    if (this.#clock.now().getTime() - visit.tokenSince.getTime() > TOKEN_LIFE_MS) {
      visit.hasRefusedToken = true;
      throw new Refusal(401, `${header} has expired: tokens live 60 minutes`);
    }
    if (visit.dialect !== dialect) {
      throw new Refusal(401, `${header} was handed out to the ${visit.dialect} dialect, not to ${dialect}`);
    }
    return visit;
  }

  /** Ends a token before its time, if it is one. */
  endToken(token: string): void {
    const visit = this.#byToken.get(token);
    if (visit !== undefined) visit.tokenSince = new Date(0);
  }

  /** Every visit, oldest first. */
  all(): readonly Visit[] {
    return [...this.#byToken.values()];
  }

  /** Forgets every token. */
  clear(): void {
    this.#byToken.clear();
  }

  #base(guest: Story, dialect: Dialect): VisitBase {
    this.#count += 1;
    const number = this.#count;
    const [token, startedAt] = [crypto.randomUUID(), this.#clock.now()];
    const tokenState = { token, tokenSince: startedAt, hasRefusedToken: false };
    return {
      ...tokenState,
      number,
      dialect,
      guest,
      startedAt,
      requestId: `R${1000 + number}`,
      settled: false,
    };
  }

  #renew<Kind extends Visit>(visit: Kind): Kind {
    this.#byToken.delete(visit.token);
    visit.token = crypto.randomUUID();
    visit.tokenSince = this.#clock.now();
    visit.hasRefusedToken = false;
    return this.#keep(visit);
  }

  #keep<Kind extends Visit>(visit: Kind): Kind {
    this.#byToken.set(visit.token, visit);
    const [oldest] = this.#byToken.keys();
    if (this.#byToken.size > MAX_VISITS && oldest !== undefined) this.#byToken.delete(oldest);
    return visit;
  }
}

/** Whether a visit is a guest's whose token has just been refused. */
const isLeftBy = (visit: Visit, guest: Story, dialect: Dialect): boolean =>
  visit.hasRefusedToken && visit.guest.id === guest.id && visit.dialect === dialect;
