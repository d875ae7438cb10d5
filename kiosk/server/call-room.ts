import { MemoryBudget } from './memory-budget.ts';
import { Places } from './places.ts';

/**
 * Who makes a call: a guest with a token that the hotel issued, a tablet that needs none yet (`open`: look-ups, texts), or anybody
 * else. None of them takes room from another.
 */
export type Caller = 'guest' | 'open' | 'stranger';

const MB = 1024 * 1024;
/** Calls of one tenant under way at one time; no hotel answers more tablets at once. */
const MOST_CALLS = 256;
const FEWEST_CALLS = 16;
/** A call takes a connection from the tablet and one to the hotel, and as many stay free. */
const HANDLES_OF_CALL = 4;

/** What the calls of a process may take at one time. */
export interface ProcessRoom {
  /** Calls of guests of one tenant under way. */
  readonly calls: number;
  /** Bytes of the hotels' answers. */
  readonly answers: MemoryBudget;
  /** Bytes of the calls' bodies. */
  readonly bodies: Readonly<Record<Caller, MemoryBudget>>;
}

/** The room of a process that may have so many handles open, for so many tenants. */
export function processRoom(handles: number, tenants = 1): ProcessRoom {
  const calls = Math.floor(handles / HANDLES_OF_CALL / tenants);
  const others = new MemoryBudget(16 * MB);
  return {
    calls: Math.min(MOST_CALLS, Math.max(FEWEST_CALLS, calls)),
    answers: new MemoryBudget(64 * MB),
    bodies: { guest: new MemoryBudget(96 * MB), open: others, stranger: others },
  };
}

/** Places for the calls of one tenant that are under way; one address gets half of each kind. */
export function placesFor(calls: number): Readonly<Record<Caller, Places>> {
  const places = (most: number) => new Places({ most, mostOfOne: Math.ceil(most / 2) });
  return {
    guest: places(calls),
    open: places(Math.ceil(calls / 2)),
    stranger: places(Math.ceil(calls / 8)),
  };
}
