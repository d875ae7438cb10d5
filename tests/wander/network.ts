import { sentence } from '../../kiosk/contract/difference.ts';
import { judgeExchange } from '../../kiosk/contract/witness.ts';
import { createDemoHotel, type DemoHotel } from '../../kiosk/demo-hotel/index.ts';

/** What the network or the hotel does to a call. `after`: the hotel has acted, and the answer is lost. */
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

/** Calls that change what the hotel knows; each name is the last part of its path. */
export const CHANGING: ReadonlySet<string> = new Set([
  'upload_agreement_signature',
  'upload_passport',
  'execute_checkin_request',
  'web_email_register',
  'settlement',
  'execute_checkout_request',
]);

/** Which calls a trouble is meant for: any, those that change something, or one by the last part of its path. */
export type Meant = 'any' | 'changing' | (string & {});

/** A call as it arrived at the hotel. */
export type RecordedRequest = {
  readonly name: string;
  readonly token: string;
  readonly form: Readonly<Record<string, string>>;
  /** Resolves to the hotel's answer; undefined where the hotel never got the call. */
  readonly status: number | undefined;
};

/** Told of each call that arrives, of each token that a look-up hands out, and where a call is not as published. */
export type Witness = {
  readonly onArrival: (arrival: RecordedRequest) => void;
  readonly onToken: (token: string) => void;
  readonly onDifference: (sentence: string) => void;
};

const failure = (status: number, body: string, type = 'application/json') =>
  new Response(body, { status, headers: { 'content-type': type } });

/** A network between the tablet and a demo hotel in the same process, in which every delay is a step of the test. */
export class Network {
  readonly hotel: DemoHotel;
  /** Calls that the hotel is answering now. */
  #busy = 0;
  #troubles: { readonly trouble: Trouble; readonly meant: Meant }[] = [];
  #held: (() => void)[] = [];
  #deadlines: AbortController[] = [];

  constructor(
    private readonly witness: Witness,
    now: () => Date,
  ) {
    this.hotel = createDemoHotel({
      now,
      wait: async () => {},
      onExchange: async (exchange) => {
        for (const difference of await judgeExchange(exchange)) witness.onDifference(sentence(difference));
      },
    });
  }

  get isBusy(): boolean {
    return this.#busy > 0;
  }

  /** An answer is being held back. */
  get isHolding(): boolean {
    return this.#held.length > 0;
  }

  /** The next call of those that are meant meets this. */
  expects(trouble: Trouble, meant: Meant): void {
    this.#troubles.push({ trouble, meant });
  }

  /** Lets every late answer arrive. */
  release(): void {
    for (const letGo of this.#held.splice(0)) letGo();
  }

  /** The deadline of every call under way passes. */
  passDeadlines(): void {
    for (const controller of this.#deadlines.splice(0)) controller.abort();
  }

  /** Stands in for `AbortSignal.timeout`. */
  readonly deadline = (): AbortSignal => {
    const controller = new AbortController();
    this.#deadlines.push(controller);
    return controller.signal;
  };

  /** Stands in for `fetch`. */
  readonly fetch = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const { signal, ...rest } = init;
    const url = new URL(input, 'https://hotel.example');
    const name = url.pathname.split('/').at(-1) ?? '';
    const trouble = this.#take(name);
    const gone = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      if (signal?.aborted) reject(signal.reason);
    });
    gone.catch(() => {});
    return Promise.race([this.#answer(name, url, rest, trouble), gone]);
  };

  #take(name: string): Trouble | undefined {
    const at = this.#troubles.findIndex(
      ({ meant }) => meant === name || meant === 'any' || (meant === 'changing' && CHANGING.has(name)),
    );
    return at < 0 ? undefined : this.#troubles.splice(at, 1)[0]?.trouble;
  }

  async #answer(name: string, url: URL, init: RequestInit, trouble: Trouble | undefined): Promise<Response> {
    const never = () => new Promise<never>(() => {});
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    switch (trouble) {
      case undefined:
        return this.#ask(name, url, init);
      case 'offline':
        return lost();
      case 'lost after':
        await this.#ask(name, url, init);
        return lost();
      case 'hang before':
        return never();
      case 'hang after':
        await this.#ask(name, url, init);
        return never();
      case 'late': {
        const response = await this.#ask(name, url, init);
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
        await this.#ask(name, url, init);
        return failure(502, '<h1>502</h1>', 'text/html');
      case 'login page before':
        return failure(200, '<h1>Log in</h1>', 'text/plain');
      case 'login page after':
        await this.#ask(name, url, init);
        return failure(200, '<h1>Log in</h1>', 'text/plain');
      case 'empty failure':
        return failure(503, '');
      case 'cut JSON':
        await this.#ask(name, url, init);
        return failure(200, '{"payload": {');
      case 'not found':
        return failure(404, '');
    }
  }

  async #ask(name: string, url: URL, init: RequestInit): Promise<Response> {
    this.#busy += 1;
    try {
      const headers = new Headers(init.headers);
      const response = await this.hotel.app.fetch(new Request(url, init));
      const form = Object.fromEntries(init.body instanceof URLSearchParams ? init.body : []);
      const token = headers.get('AUTH_TOKEN') ?? headers.get('AUTH-TOKEN') ?? '';
      this.witness.onArrival({ name, token, form, status: response.status });
      if (/authtoken_request$/.test(name) && response.ok) {
        const { payload }: { payload: { authorization: string } } = await response.clone().json();
        this.witness.onToken(payload.authorization);
      }
      return response;
    } finally {
      this.#busy -= 1;
    }
  }
}
