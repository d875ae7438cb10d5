import type { Dialect } from '../hotel-api/contract/documents.ts';
import type { Clock } from './clock.ts';
import { Refusal } from './refusal.ts';
import type { CheckinStory, CheckoutStory, Story } from './story.ts';

/** A token's lifetime after the look-up. */
const TOKEN_LIFE_MS = 3_600_000;

interface VisitBase {
  readonly number: number;
  /** New after each look-up of this visit. */
  token: string;
  tokenSince: Date;
  /** The tablet was told that its token has ended. */
  hasRefusedToken: boolean;
  readonly dialect: Dialect;
  readonly guest: Story;
  readonly startedAt: Date;
  /** Identifies the payment, and at check-out the place in the queue. */
  readonly requestId: string;
  settled: boolean;
}

export interface CheckinVisit extends VisitBase {
  readonly journey: 'checkin';
  readonly story: CheckinStory;
  code: string;
  signed: boolean;
  attempts: number;
}

export interface CheckoutVisit extends VisitBase {
  readonly journey: 'checkout';
  readonly story: CheckoutStory;
  /** Null before the info request. */
  queuedAt: Date | null;
  /** Steps forward by staff. */
  nudges: number;
  checkedOut: boolean;
}

export type Visit = CheckinVisit | CheckoutVisit;

/** Beyond it the oldest are forgotten. */
const MAX_VISITS = 2_000;

/** All visits by token: no visit sees another's state. */
export class Visits {
  readonly #byToken = new Map<string, Visit>();
  readonly #clock: Clock;
  #count = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Opens a check-in with a token, or resumes a visit whose token was just refused. */
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

  openCheckout(guest: Story, story: CheckoutStory, dialect: Dialect): CheckoutVisit {
    const checkouts = this.all().filter((visit) => visit.journey === 'checkout');
    const former = checkouts.find((visit) => isLeftBy(visit, guest, dialect));
    if (former !== undefined) return this.#renew(former);
    const base = { ...this.#base(guest, dialect), settled: story.settled ?? false };
    return this.#keep({ ...base, journey: 'checkout', story, queuedAt: null, nudges: 0, checkedOut: false });
  }

  /** The visit of a token. @throws {Refusal} 401 for an unknown, expired or other dialect's token */
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

  endToken(token: string): void {
    const visit = this.#byToken.get(token);
    if (visit !== undefined) visit.tokenSince = new Date(0);
  }

  all(): readonly Visit[] {
    return [...this.#byToken.values()];
  }

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

/** Whether a guest's visit had its token refused just now. */
const isLeftBy = (visit: Visit, guest: Story, dialect: Dialect): boolean =>
  visit.hasRefusedToken && visit.guest.id === guest.id && visit.dialect === dialect;
