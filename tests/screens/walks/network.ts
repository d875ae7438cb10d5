import { GUESTS } from '../../../kiosk/demo-hotel/guests';
import { type DemoHotel, openHotel } from '../../../kiosk/demo-hotel/open-hotel';
import { judgeExchange } from '../../../kiosk/demo-hotel/witness';
import { sentence } from '../../../kiosk/hotel-api/contract/difference';

/** `after`: the hotel has acted, and the answer is lost. */
export const TROUBLES = [
  'offline',
  'lost after',
  'hang before',
  'hang after',
  'late',
  'refusal in words',
  'failure in words',
  'failure as JSON',
  'proxy failure before',
  'proxy failure after',
  'login page before',
  'login page after',
  'empty failure',
  'cut JSON',
  'not found',
] as const;
export type Trouble = (typeof TROUBLES)[number];

export const MEANT = [
  'any',
  'changing',
  'settlement',
  'execute_checkin_request',
  'checkin_code',
  'any',
] as const;
/** Calls that a screen waits for or makes by itself. */
export const SLOW = [
  'members',
  '101',
  'HONKAN',
  'checkin_info_request',
  'hotel_agreement',
  'pre_payment_info',
] as const;
/** Changing calls by the last part of their paths. */
export const CHANGING: ReadonlySet<string> = new Set([
  'upload_agreement_signature',
  'upload_passport',
  'execute_checkin_request',
  'web_email_register',
  'settlement',
  'execute_checkout_request',
]);

/** A trouble's calls: any, changing ones, or one by the last part of its path. */
export type Meant = 'any' | 'changing' | (string & {});

export type RecordedRequest = {
  readonly name: string;
  readonly token: string;
  readonly form: Readonly<Record<string, string>>;
  /** Undefined if the hotel never got the call. */
  readonly status: number | undefined;
};

/** Hears of the hotel's calls and of differences from the contract. */
export interface Witness {
  readonly lookup: () => number;
  readonly onLookup: () => void;
  readonly onArrival: (arrival: RecordedRequest) => void;
  readonly onToken: (token: string, lookup: number) => void;
  readonly onDifference: (sentence: string) => void;
}

const HOTEL_PATHS = /^\/(api|user|address)\//;

const failure = (status: number, body: string, type = 'application/json') =>
  new Response(body, { status, headers: { 'content-type': type } });

/** A network to a demo hotel in the same page; every delay is a step of the test. */
export class Network {
  readonly hotel: DemoHotel;
  #busy = 0;
  #troubles: { readonly trouble: Trouble; readonly meant: Meant }[] = [];
  #held: (() => void)[] = [];
  #silent = 0;

  constructor(
    private readonly witness: Witness,
    private readonly ownFetch: typeof fetch,
  ) {
    this.hotel = openHotel({
      cardScript: '',
      guests: GUESTS,
      wait: async () => {},
      onExchange: async (exchange) => {
        for (const difference of await judgeExchange(exchange)) witness.onDifference(sentence(difference));
      },
    });
  }

  get isBusy(): boolean {
    return this.#busy > 0;
  }

  /** Holds an answer back, perhaps for ever. */
  get isHolding(): boolean {
    return this.#held.length + this.#silent > 0;
  }

  /** The next matching call meets the trouble. */
  expects(trouble: Trouble, meant: Meant): void {
    this.#troubles.push({ trouble, meant });
  }

  release(): void {
    this.#troubles = [];
    for (const letGo of this.#held.splice(0)) letGo();
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!HOTEL_PATHS.test(pathname)) return this.#counted(() => this.ownFetch(request));
    const name = pathname.split('/').at(-1) ?? '';
    if (/authtoken_request$/.test(name)) this.witness.onLookup();
    const { signal } = request;
    const gone = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      if (signal.aborted) reject(signal.reason);
    });
    gone.catch(() => {});
    return Promise.race([this.#answer(name, request, this.#take(name), this.witness.lookup()), gone]);
  };

  #take(name: string): Trouble | undefined {
    const at = this.#troubles.findIndex(
      ({ meant }) => meant === name || meant === 'any' || (meant === 'changing' && CHANGING.has(name)),
    );
    return at < 0 ? undefined : this.#troubles.splice(at, 1)[0]?.trouble;
  }

  async #answer(
    name: string,
    request: Request,
    trouble: Trouble | undefined,
    lookup: number,
  ): Promise<Response> {
    const never = () =>
      new Promise<never>(() => {
        this.#silent += 1;
        request.signal.addEventListener('abort', () => {
          this.#silent -= 1;
        });
      });
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    switch (trouble) {
      case undefined:
        return this.#ask(name, request, lookup);
      case 'offline':
        return lost();
      case 'lost after':
        await this.#ask(name, request, lookup);
        return lost();
      case 'hang before':
        return never();
      case 'hang after':
        await this.#ask(name, request, lookup);
        return never();
      case 'late': {
        const response = await this.#ask(name, request, lookup);
        await new Promise<void>((letGo) => this.#held.push(letGo));
        return response;
      }
      case 'refusal in words':
        return failure(400, '{"error_msg":"Not today"}');
      case 'failure in words':
        return failure(500, '{"error_msg":"Not today"}');
      case 'failure as JSON':
        return failure(500, '{}');
      case 'proxy failure before':
        return failure(502, '<h1>502</h1>', 'text/html');
      case 'proxy failure after':
        await this.#ask(name, request, lookup);
        return failure(502, '<h1>502</h1>', 'text/html');
      case 'login page before':
        return failure(200, '<h1>Log in</h1>', 'text/plain');
      case 'login page after':
        await this.#ask(name, request, lookup);
        return failure(200, '<h1>Log in</h1>', 'text/plain');
      case 'empty failure':
        return failure(503, '');
      case 'cut JSON':
        await this.#ask(name, request, lookup);
        return failure(200, '{"payload": {');
      case 'not found':
        return failure(404, '');
    }
  }

  #ask(name: string, request: Request, lookup: number): Promise<Response> {
    return this.#counted(async () => {
      const sent = new Request(request, { signal: null });
      // As the gateway does.
      sent.headers.delete('idempotency-key');
      const body = sent.method === 'POST' ? await sent.clone().text() : '';
      const response = await this.hotel.app.fetch(sent);
      const token = sent.headers.get('AUTH_TOKEN') ?? sent.headers.get('AUTH-TOKEN') ?? '';
      const form = Object.fromEntries(new URLSearchParams(body));
      this.witness.onArrival({ name, token, form, status: response.status });
      if (/authtoken_request$/.test(name) && response.ok) {
        const { payload }: { payload: { authorization: string } } = await response.clone().json();
        this.witness.onToken(payload.authorization, lookup);
      }
      const { status, headers } = response;
      const marked = new Headers(headers);
      marked.set('Lobby-Gateway', 'answered');
      return new Response(status === 204 ? null : await response.text(), { status, headers: marked });
    });
  }

  async #counted<T>(work: () => Promise<T>): Promise<T> {
    this.#busy += 1;
    try {
      return await work();
    } finally {
      this.#busy -= 1;
    }
  }
}
