import { execFile } from 'node:child_process';
import { type LookupAddress, NOTFOUND, TIMEOUT } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import { isIP, type LookupFunction, setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A name has this long to become addresses, in ms. */
const WAIT_MS = 2_500;
/** Addresses are used so long before the name is asked for again, in ms. */
const KEPT_MS = 30_000;
/** A name without an answer is left alone so long, in ms. */
const RETRY_MS = 5_000;
/** The last good addresses stand in for an answer so long, in ms. */
const LAST_GOOD_MS = 24 * 60 * 60 * 1000;

// Node gives up an address after 250 ms and tries the next one: too short for a lost packet, which is sent again after a second.
setDefaultAutoSelectFamilyAttemptTimeout(2_500);

type Addresses = readonly LookupAddress[];

/** What is known of a name. */
interface Known {
  /** The answer, or one that is on its way. */
  readonly answer: Promise<Addresses>;
  /** When the name is asked for again, by the monotonic clock. */
  until: number;
  good: { readonly addresses: Addresses; readonly at: number } | undefined;
}

/** What look-ups work with; for tests. */
export interface NamesOptions {
  /** Turns a name into addresses; rejects with a code where there are none. */
  readonly ask?: (name: string) => Promise<Addresses>;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/**
 * Turns names into addresses: no name waits for another, each is asked for once at a time, and the last good addresses stand in
 * where there is no answer.
 */
export class Names {
  readonly #known = new Map<string, Known>();
  readonly #ask: (name: string) => Promise<Addresses>;
  readonly #now: () => number;

  constructor({ ask = askSystem, now = () => performance.now() }: NamesOptions = {}) {
    this.#ask = ask;
    this.#now = now;
  }

  /** For `lookup` of a request: fails with `ENOTFOUND` or `ETIMEOUT`. */
  readonly lookup: LookupFunction = (name, { all, family }, callback) => {
    this.#addressesOf(name).then(
      (addresses) => {
        const wanted = addresses.filter((one) => !family || one.family === family);
        const [first] = wanted;
        if (first === undefined) callback(failure(NOTFOUND, name), []);
        else if (all === true) callback(null, wanted);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, []),
    );
  };

  #addressesOf(name: string): Promise<Addresses> {
    const known = this.#known.get(name);
    if (known !== undefined && this.#now() < known.until) return known.answer;
    const { good } = known ?? {};
    const next: Known = {
      good,
      until: Number.POSITIVE_INFINITY,
      answer: this.#ask(name).then(
        (addresses) => {
          const at = this.#now();
          Object.assign(next, { until: at + KEPT_MS, good: { addresses, at } });
          return addresses;
        },
        (error) => {
          next.until = this.#now() + RETRY_MS;
          if (good === undefined || this.#now() - good.at > LAST_GOOD_MS) throw error;
          return good.addresses;
        },
      ),
    };
    this.#known.set(name, next);
    return next.answer;
  }
}

const failure = (code: string, name: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${name}: ${code}`), { code });

const run = promisify(execFile);
/** A silent name server has one second, so that the next one is asked within our time; this is glibc's own variable. */
const RES_OPTIONS = 'timeout:1 attempts:3';
/** Addresses of IPv6 may come so much later, in ms: some routers never answer that question. */
const LATER_MS = 300;

/**
 * The addresses of a name; those of IPv4 come first, as a house may have IPv6 in name only.
 * @throws {Error} with a code where there are none
 */
async function askSystem(name: string): Promise<Addresses> {
  const [four, six] = [askFor(4, name), askFor(6, name)];
  const inTime = Promise.race([
    six,
    four.then(
      () => setTimeout(LATER_MS, []),
      () => six,
    ),
  ]);
  const answers = await Promise.allSettled([four, inTime]);
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  return addresses.length > 0 ? addresses : four;
}

/**
 * Asks as every other program of this machine does, with its hosts file, search domains and name servers of this moment, but in a
 * process of its own: `dns.lookup` has two places for all names of this process, and a dead name keeps one for half a minute.
 */
async function askFor(family: 4 | 6, name: string): Promise<Addresses> {
  try {
    const { stdout } = await run('getent', [`ahostsv${family}`, name], {
      env: { PATH: process.env.PATH, RES_OPTIONS },
      timeout: WAIT_MS,
      killSignal: 'SIGKILL',
    });
    return addressesIn(stdout);
  } catch (error) {
    if (error instanceof Error && 'killed' in error && error.killed === true) throw failure(TIMEOUT, name);
    if (error instanceof Error && 'code' in error && typeof error.code === 'number')
      throw failure(NOTFOUND, name);
    // There is no such program on Windows and macOS.
    return lookUp(name, { all: true, family });
  }
}

/** An address stands at the beginning of several lines. One of IPv4 that is written as one of IPv6 comes without that as well. */
function addressesIn(output: string): Addresses {
  const words = output.split('\n').map((line) => line.split(' ', 1)[0] ?? '');
  return [...new Set(words)].flatMap((address) => {
    const family = isIP(address);
    return family === 0 || address.startsWith('::ffff:') ? [] : [{ address, family }];
  });
}

/** The names that this process asks for. */
export const names = new Names();
