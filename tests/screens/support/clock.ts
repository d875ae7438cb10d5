import { onTestFinished, vi } from 'vitest';

/** What a walk begins at: a morning of the demo hotel. */
const MORNING = Date.UTC(2026, 10, 21, 1);
const FRAME_MS = 16;
/** After so many frames of peace nothing follows by itself. */
const CALM = 2;
/** Longer than the app waits for anything that has no answer yet, in frames. */
const MAX = 250;

/** The longest that a browser takes for what it has in its cache, in ms. */
const LOADING_MS = 10_000;

const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

/** Runs what it is given in a task of its own, at once. */
const soon = (run: () => void): void => {
  waiting.push(run);
  port2.postMessage(undefined);
};

// The clock looks for this when it is made. By `setTimeout` each of its turns would wait 4 ms, as browsers do with nested ones.
Object.assign(globalThis, { setImmediate: soon });
vi.useFakeTimers();
vi.useRealTimers();
Reflect.deleteProperty(globalThis, 'setImmediate');

/**
 * Lets time in the page leap on when the test says so; in between it goes by as always. To be called before the tablet is
 * opened. Ends with the test.
 * @returns lets so many ms go by at once
 */
export function leapsInTime(): (ms: number) => Promise<void> {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => void vi.useRealTimers());
  return async (ms) => void (await vi.advanceTimersByTimeAsync(ms));
}

/** The calendar of the tablet stands at a moment, until the test ends. */
export function standsAt(moment: string): void {
  vi.setSystemTime(moment);
  onTestFinished(() => void vi.useRealTimers());
}

/** The app's time stands still from here on, and goes on only by `pass` and `rest`. */
export function stopTime(): void {
  vi.useFakeTimers({
    now: MORNING,
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'Date',
      'performance',
    ],
  });
}

/** Lets so many ms pass, with everything that is due in them. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

/** What a walk waits for. */
export interface UnderWay {
  /** Something of the browser's own, which takes real time, and none of the app's: an answer, a step in its history. */
  readonly isAway: () => boolean;
  /** Something that takes both, such as a screen that is loaded. */
  readonly isLoading: () => boolean;
  /** Something that the app waits for. */
  readonly isBusy: () => boolean;
}

/** Frame by frame, until nothing is under way any more, or so many frames of waiting. */
export async function rest({ isAway, isLoading, isBusy }: UnderWay, most = MAX): Promise<void> {
  const deadline = vi.getRealSystemTime() + LOADING_MS;
  const isInTime = () => vi.getRealSystemTime() < deadline;
  for (let calm = 0, frames = 0; calm < CALM && frames < most; ) {
    while (isAway() && isInTime()) await task();
    await pass(FRAME_MS);
    await task();
    if ((isAway() || isLoading()) && isInTime()) {
      calm = 0;
      continue;
    }
    frames += 1;
    calm = isBusy() ? 0 : calm + 1;
  }
}

/**
 * Lets time pass while something is done that needs it.
 * @param isLeft whether there is nothing left to do it on: it is then given up, however it may end
 */
export async function during(work: Promise<void>, isLeft: () => boolean = () => false): Promise<void> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  for (let frames = 0; !isOver; frames++) {
    if (isLeft()) return void ended.catch(() => {});
    // A picture that is decoded takes the browser's time, not the app's.
    if (frames < MAX) await pass(FRAME_MS);
    await task();
  }
  await ended;
}

/** Time goes by as fast as the page can follow, until the test ends. To be called before the app is opened. */
export function timeFlies(): void {
  let isOver = false;
  const fly = async () => {
    while (!isOver) {
      await pass(FRAME_MS);
      await task();
    }
  };
  stopTime();
  void fly();
  onTestFinished(() => {
    isOver = true;
    vi.useRealTimers();
  });
}

/** What the browser does in tasks of its own is done: rendering, decoded pictures, its history. */
function task(): Promise<void> {
  return new Promise(soon);
}
