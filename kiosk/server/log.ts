import { CLOCK, type Clock } from './clock.ts';

/** Numbers, codes and names of settings. Never a guest's name, a token, a query or a body. */
export type Facts = Readonly<Record<string, string | number>>;

export interface Log {
  fault(event: string, facts?: Facts): void;
  /** An event of interest to the operators. */
  note(event: string, facts?: Facts): void;
}

export interface LogOptions {
  /** `json` writes one object a line, for programs. */
  readonly format: 'text' | 'json';
  /** Writes a whole line and never throws. */
  readonly write: (line: string) => void;
  readonly clock?: Clock;
  /** Facts of every line, such as its tenant. */
  readonly always?: Facts | undefined;
}

/** Lines of one event in a minute; the next line counts the others. */
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

export const SILENT: Log = { fault: () => undefined, note: () => undefined };

function line(format: 'text' | 'json', at: Date, level: string, event: string, facts: Facts): string {
  if (format === 'json') return JSON.stringify({ time: at.toISOString(), level, event, ...facts });
  const told = Object.entries(facts).map(([name, value]) => ` ${name}=${value}`);
  return `${at.toISOString()} ${level} ${event}${told.join('')}`;
}

/** Keeps one line one line. */
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

/** Bytes that may wait for a stopped reader. */
const MAX_WAITING = 64 * 1024;

/** Writes to a stream that may be full, closed or gone; unwritable lines are lost. */
export function survivingWriter(stream: () => NodeJS.WriteStream): (text: string) => void {
  let output: NodeJS.WriteStream | undefined;
  try {
    output = stream();
    output.on('error', () => undefined);
  } catch {
    // The process was started without a console.
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
