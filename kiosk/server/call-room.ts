import { MemoryBudget } from './memory-budget.ts';
import { Places } from './places.ts';

/** A guest has a token of the hotel, `open` calls (look-ups, texts) need none. No caller takes room from another. */
export type Caller = 'guest' | 'open' | 'stranger';

const MB = 1024 * 1024;
/** Calls of one tenant under way at one time; no hotel answers more tablets at once. */
const MOST_CALLS = 256;
const FEWEST_CALLS = 16;
/** A call has one connection to the tablet and one to the hotel; as many handles stay free. */
const HANDLES_OF_CALL = 4;

export interface ProcessRoom {
  readonly calls: number;
  readonly answers: MemoryBudget;
  readonly bodies: Readonly<Record<Caller, MemoryBudget>>;
}

/** Divides a process's handles among its tenants. */
export function processRoom(handles: number, tenants = 1): ProcessRoom {
  const calls = Math.floor(handles / HANDLES_OF_CALL / tenants);
  const others = new MemoryBudget(16 * MB);
  return {
    calls: Math.min(MOST_CALLS, Math.max(FEWEST_CALLS, calls)),
    answers: new MemoryBudget(64 * MB),
    bodies: { guest: new MemoryBudget(96 * MB), open: others, stranger: others },
  };
}

/** Places for the calls of one tenant; one address gets half of each kind. */
export function placesFor(calls: number): Readonly<Record<Caller, Places>> {
  const places = (most: number) => new Places({ most, mostOfOne: Math.ceil(most / 2) });
  return {
    guest: places(calls),
    open: places(Math.ceil(calls / 2)),
    stranger: places(Math.ceil(calls / 8)),
  };
}
