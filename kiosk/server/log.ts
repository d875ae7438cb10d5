import { CLOCK, type Clock } from './clock.ts';

/** Facts beside an event: numbers, codes and names of settings. Never a guest's name, a token, a path's query or a body. */
export type Facts = Readonly<Record<string, string | number>>;

/** The gateway's log. */
export interface Log {
  /** Something went wrong: one line, the same event at most so often. */
  fault(event: string, facts?: Facts): void;
  /** An event of interest to the people who run the gateway. */
  note(event: string, facts?: Facts): void;
}

/** How lines are written. */
export interface LogOptions {
  /** `json` writes one object a line, for programs. */
  readonly format: 'text' | 'json';
  /** Takes one line with its line end, and never throws. */
  readonly write: (line: string) => void;
  readonly clock?: Clock;
  /** Stands in every line, such as whose it is. */
  readonly always?: Facts | undefined;
}

/** Lines of one event in a minute; further ones are counted, and the count comes with the next line. */
const MAX_A_MINUTE = 5;
const MINUTE_MS = 60_000;
const LONGEST_FACT = 300;

interface Count {
  since: number;
  written: number;
  left: number;
}

/** A log of one line for each event, limited in its rate. */
export function createLog({ format, write, clock = CLOCK, always = {} }: LogOptions): Log {
  const counts = new Map<string, Count>();
  const say = (level: 'fault' | 'note', event: string, facts: Facts) => {
    const ms = clock.ms();
    const count = counts.get(event) ?? { since: ms, written: 0, left: 0 };
    counts.set(event, count);
    if (ms - count.since >= MINUTE_MS) Object.assign(count, { since: ms, written: 0 });
    if (count.written >= MAX_A_MINUTE) {
      count.left += 1;
      return;
    }
    count.written += 1;
    const all = { ...always, ...clean(facts), ...(count.left > 0 ? { unwritten: count.left } : {}) };
    count.left = 0;
    write(`${line(format, clock.date(), level, event, all)}\n`);
  };
  return {
    fault: (event, facts = {}) => say('fault', event, facts),
    note: (event, facts = {}) => say('note', event, facts),
  };
}

/** Writes nothing; for tests and for callers that need no log. */
export const SILENT: Log = { fault: () => undefined, note: () => undefined };

function line(format: 'text' | 'json', at: Date, level: string, event: string, facts: Facts): string {
  if (format === 'json') return JSON.stringify({ time: at.toISOString(), level, event, ...facts });
  const told = Object.entries(facts).map(([name, value]) => ` ${name}=${value}`);
  return `${at.toISOString()} ${level} ${event}${told.join('')}`;
}

/** One line stays one line. */
function clean(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'number'
        ? value
        : value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, LONGEST_FACT),
    ]),
  );
}

/** What a reader that stopped reading may leave waiting in memory, in bytes. */
const MAX_WAITING = 64 * 1024;

/** Writes to a stream that may be full, closed or gone: what cannot be written is lost. */
export function survivingWriter(stream: () => NodeJS.WriteStream): (text: string) => void {
  let output: NodeJS.WriteStream | undefined;
  try {
    output = stream();
    output.on('error', () => undefined);
  } catch {
    // The process was started without it.
  }
  return (text) => {
    if (output === undefined || output.writableLength > MAX_WAITING) return;
    try {
      output.write(text);
    } catch {
      // A full disk.
    }
  };
}
