import { config } from '~/config/settings';
import { partyTotal } from '~/domain/guest';
import { DEFAULT_VISIBILITIES } from '~/domain/visibility';
import { knownFacts } from '~/flow/facts';
import { partyOf } from '~/flow/party-size';
import { openScreen } from '~/flow/screens';
import { emptySession, session } from '~/session/store';
import { FACILITIES } from '../../kiosk/demo-hotel/facilities.ts';
import { GUESTS } from '../../kiosk/demo-hotel/guests.ts';
import { isTypedFor } from './marks.ts';
import type { RecordedRequest } from './network.ts';

/** What may never happen, judged by what arrives at the hotel and by what stands in the session. */
export class Rules {
  readonly broken: string[] = [];
  /** Which look-up each token was handed out to. */
  readonly #lookups = new Map<string, number>();
  readonly #passports = new Set<string>();
  #settled = 0;
  #isUnanswered = false;

  constructor(private readonly lookupNow: () => number) {}

  onToken = (token: string): void => {
    this.#lookups.set(token, this.lookupNow());
  };

  onArrival = (arrival: RecordedRequest): void => {
    const { name, token, form, status = 0 } = arrival;
    const lookup = this.#lookups.get(token);
    for (const [field, text] of Object.entries(form)) {
      if (lookup !== undefined && !isTypedFor(lookup, text))
        this.#breaks(`${name}: ${field} was typed for another look-up than its token's`);
    }
    if (name === 'upload_passport') this.#passports.add(token);
    if (name === 'execute_checkin_request') this.#judgeParty(arrival);
    if (name === 'settlement') {
      if (this.#isUnanswered) this.#breaks('a settlement after one that got no answer');
      if (this.#settled > 0) this.#breaks('a settlement after one that went through');
      if (status < 300) this.#settled += 1;
    }
  };

  onDifference = (sentence: string): void => this.#breaks(`not as published: ${sentence}`);

  /**
   * A step has come to rest.
   * @param isLeaving the screen shown is giving way to another, and may have lost what it needs with what it has done
   */
  afterStep(path: string, isLeaving: boolean): void {
    this.#isUnanswered ||= session().isPaymentUnanswered;
    if (isLeaving) return;
    const { guests, reservation } = session();
    const size = reservation ? partyTotal(partyOf(reservation, config())) : 0;
    if (guests.length > 0 && guests.length !== size) this.#breaks('a party of another reservation');
    for (const { firstName } of guests) {
      const member = MEMBERS.find(({ given }) => given === firstName);
      if (member && reservation?.reservationName !== member.name)
        this.#breaks('a member of another reservation');
    }
    const row = openScreen(path, config());
    if (row?.needs.length === 0) return;
    const known = knownFacts(session(), config());
    // A card leaves memory with every try to pay, under the screen that is about to be left.
    const missing = row?.needs.filter((need) => need !== 'card' && !known.has(need)) ?? ['a row'];
    if (missing.length > 0) this.#breaks(`${path} is shown without: ${missing.join(', ')}`);
  }

  onOpen = (path: string): void => {
    if (path !== '/') return;
    this.#settled = 0;
    this.#isUnanswered = false;
    if (JSON.stringify(session()) !== JSON.stringify(emptySession()))
      this.#breaks('something is left after the visit');
  };

  onOutcome = (what: string, isOver: boolean): void => {
    if (isOver) this.#breaks(`${what} came after its screen had gone`);
  };

  #judgeParty({ token, form }: RecordedRequest): void {
    const [representative, ...companions]: Record<string, unknown>[] = JSON.parse(form.guest_info ?? '[]');
    const { display, visibility, facility } = config();
    const own = FACILITIES.find(({ id, code }) => id === facility.id || code === facility.id)?.visibilities;
    const over = display.control_visibility ? own : undefined;
    const asked: Record<string, number> = {
      ...DEFAULT_VISIBILITIES.representative,
      ...visibility?.representative,
      ...over?.representative,
    };
    const askedOfOthers: Record<string, number> = {
      ...DEFAULT_VISIBILITIES.companion,
      ...visibility?.companion,
      ...over?.companion,
    };
    if (!representative) {
      this.#breaks('a check-in without anybody');
      return;
    }
    const isOverseas = representative.overseas_flg === true;
    for (const [field, level] of Object.entries(asked)) {
      if (level !== 2 || field === 'overseas') continue;
      if (field === 'passport') {
        if (isOverseas && !this.#passports.has(token)) this.#breaks('a guest from abroad without passport');
      } else if (!(isOverseas && DOMESTIC.has(field))) this.#wants(representative, field, 'representative');
    }
    for (const companion of companions) {
      for (const [field, level] of Object.entries(askedOfOthers))
        if (level === 2) this.#wants(companion, field, 'companion');
    }
  }

  #wants(guest: Record<string, unknown>, field: string, who: string): void {
    const value = guest[field];
    if (value === '' || value === null || value === undefined) this.#breaks(`a ${who} without ${field}`);
  }

  #breaks(rule: string): void {
    this.broken.push(rule);
  }
}

/** Members of the demo hotel, by the given name that their profile holds. */
const MEMBERS = GUESTS.flatMap(({ name, member }) => (member ? [{ name, given: member.firstName }] : []));
/** Asked of guests who live in Japan alone. */
const DOMESTIC: ReadonlySet<string> = new Set(['zip_code', 'prefecture', 'city', 'subarea']);
