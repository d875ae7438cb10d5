import { QueryClient } from '@tanstack/react-query';
import { config } from '~/config/settings';
import type { Card } from '~/domain/card';
import type { MemberProfile } from '~/domain/member';
import { HotelError } from '~/errors/fault';
import { hasMemberService, memberQuery } from '~/features/checkin/member';
import { createHotel } from '~/hotel/create-hotel';
import type { Hotel } from '~/hotel/hotel';
import type { CardProvider } from '~/hotel/outside/card';
import { session } from '~/session/store';
import { currentLookup, onVisitEnd } from '~/session/visit';
import { markOf } from './marks.ts';

/** Guests of the demo hotel, each with another way through the journeys. */
export const NAMES = [
  'ヤマダ タロウ',
  'サトウ ハナコ',
  'カイイン ミサキ',
  'カイイン ヒカル',
  'ミセイサン マサル',
  'シハライ サキコ',
  'ヤリナオシ ジュン',
  'タナカ イチロウ',
  'セイサン ナシコ',
  'セイサン スミオ',
  'ヘヤ バンゴウ',
  'ダレデモナイ',
] as const;

/** What a guest has in hand: the hotel's services, and words that tell which look-up they were typed for. */
export class Desk {
  readonly hotel: Hotel;
  readonly provider: CardProvider;
  /** Lets go of the visit. */
  readonly close: () => void;
  readonly #queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  /** Counts the look-ups of the whole walk. */
  lookup = 0;
  #tokens = 0;
  #time = Date.UTC(2026, 10, 21, 1);
  #pauses: (() => void)[] = [];
  #patience: (() => void)[] = [];
  /** The next card gets no token. */
  isCardRefused = false;
  /** Who is looked up next. */
  name: string = NAMES[0];

  constructor(system: 'legacy' | 'cico') {
    this.hotel = createHotel(() => ({
      system,
      origin: 'https://hotel.example',
      allowsCredentials: false,
      timeoutMs: 30_000,
      authorizationClient: system === 'cico' ? 'demo-client' : '',
      language: 'ja',
      userAgent: 'Vitest',
      facilityId: session().facilityId ?? (config().facility.id || undefined),
      authToken: session().authToken,
      deepLinkToken: undefined,
      lookup: currentLookup().signal,
    }));
    this.provider = { prepare: () => {}, end: () => {}, tokenise: async () => this.#token() };
    this.close = onVisitEnd(() => this.#queries.clear());
  }

  /** A word that no other look-up types; letters only, as names hold no digits. */
  mark(kind: string): string {
    return kind + markOf(this.lookup);
  }

  beginLookup(): string {
    this.lookup += 1;
    return this.name;
  }

  card = (): Card => ({
    number: '4111111111111111',
    expiryMonth: '12',
    expiryYear: '40',
    holderName: 'TARO YAMADA',
    securityCode: '123',
  });

  mail = (): string => (this.lookup % 2 === 0 ? '' : `guest${this.lookup}@example.com`);
  room = (): string => String(500 + this.lookup);

  now = (): number => this.#time;

  /** The pause between two looks at the queue; a step of the walk ends it. */
  pause = (_: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      this.#pauses.push(resolve);
      signal.addEventListener('abort', () => resolve());
    });

  /** Time passes: queues move, pauses and patience end. In ms. */
  pass(ms: number): void {
    this.#time += ms;
    for (const end of [...this.#pauses.splice(0), ...this.#patience.splice(0)]) end();
  }

  /** Begins to ask about the member, as the reservation's screen does. */
  startMember(): void {
    if (hasMemberService()) void this.#askMember();
  }

  /** What is known of the member when it is needed, or nothing when patience ends. */
  member(): () => Promise<MemberProfile | undefined> {
    return async () => {
      if (!hasMemberService()) return undefined;
      const patience = new Promise<undefined>((resolve) => this.#patience.push(() => resolve(undefined)));
      return Promise.race([this.#askMember(), patience]);
    };
  }

  #askMember(): Promise<MemberProfile | undefined> {
    const query = memberQuery({ hotel: this.hotel, cardProvider: this.provider, queryClient: this.#queries });
    return this.#queries.ensureQueryData(query).catch(() => undefined);
  }

  #token(): string {
    if (this.isCardRefused) {
      this.isCardRefused = false;
      throw new HotelError({ kind: 'card' }, 'card_token');
    }
    this.#tokens += 1;
    return `demo-token-${String(this.#tokens).padStart(32, '0')}`;
  }
}
