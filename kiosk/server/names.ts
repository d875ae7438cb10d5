import { execFile } from 'node:child_process';
import { type LookupAddress, NOTFOUND, TIMEOUT } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import { isIP, type LookupFunction, setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const WAIT_MS = 2_500;
/** Milliseconds before a name is looked up again. */
const KEPT_MS = 30_000;
/** Milliseconds before a failed name is tried again. */
const RETRY_MS = 5_000;
/** Milliseconds for which the last good addresses replace an answer. */
const LAST_GOOD_MS = 24 * 60 * 60 * 1000;

// Node tries the next address after 250 ms: too early for a lost packet, sent again after a second.
setDefaultAutoSelectFamilyAttemptTimeout(2_500);

type Addresses = readonly LookupAddress[];

interface NameEntry {
  readonly answer: Promise<Addresses>;
  /** Monotonic time of the next look-up. */
  until: number;
  good: { readonly addresses: Addresses; readonly at: number } | undefined;
}

export interface NamesOptions {
  /** Rejects with a code. */
  readonly ask?: (name: string) => Promise<Addresses>;
  readonly now?: () => number;
}

/** Looks names up side by side, each once at a time, with the last good addresses as a fallback. */
export class Names {
  readonly #known = new Map<string, NameEntry>();
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
    const next: NameEntry = {
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
/** glibc's variable: one second for a silent name server, so that the next is asked in time. */
const RES_OPTIONS = 'timeout:1 attempts:3';
/** Milliseconds to wait for IPv6: some routers never answer that question. */
const LATER_MS = 300;

/** A name's addresses, IPv4 first, since a house may have IPv6 in name only. @throws {Error} with a code */
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
 * Asks in a process of its own, with the system's hosts file, search domains and name servers: `dns.lookup` has two
 * places for all names, and a dead name blocks one for half a minute.
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
    // Windows and macOS lack the program.
    return lookUp(name, { all: true, family });
  }
}

/** Each address begins several lines; an IPv4 address in IPv6 form comes in plain form too. */
function addressesIn(output: string): Addresses {
  const words = output.split('\n').map((line) => line.split(' ', 1)[0] ?? '');
  return [...new Set(words)].flatMap((address) => {
    const family = isIP(address);
    return family === 0 || address.startsWith('::ffff:') ? [] : [{ address, family }];
  });
}

export const names = new Names();
