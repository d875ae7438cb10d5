import { onTestFinished, vi } from 'vitest';

/** A morning of the demo hotel, the start of walks. */
const MORNING = Date.UTC(2026, 10, 21, 1);
const FRAME_MS = 16;
/** In frames: then nothing follows by itself. */
const CALM = 2;
/** In frames, longer than the app waits for any answer. */
const MAX = 250;

/** In ms, for cached files. */
const LOADING_MS = 30_000;

const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

/** Runs in a task of its own, at once. */
const soon = (run: () => void): void => {
  waiting.push(run);
  port2.postMessage(undefined);
};

// The clock looks for it when made. Nested `setTimeout`s would wait 4 ms at each turn.
Object.assign(globalThis, { setImmediate: soon });
vi.useFakeTimers();
vi.useRealTimers();
Reflect.deleteProperty(globalThis, 'setImmediate');

/** Lets time leap on call until the test ends. Call it before the tablet opens. @returns leaps so many ms */
export function leapsInTime(): (ms: number) => Promise<void> {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => void vi.useRealTimers());
  return async (ms) => void (await vi.advanceTimersByTimeAsync(ms));
}

/** The calendar stands at a moment, until the test ends. */
export function standsAt(moment: string): void {
  vi.setSystemTime(moment);
  onTestFinished(() => void vi.useRealTimers());
}

/** Stops the app's time; `pass` and `rest` move it. */
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

/** Passes so many ms with all timers. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

/** A walk's reasons to wait. */
export interface UnderWay {
  /** The browser's own work in real time alone: an answer, a step in its history. */
  readonly isAway: () => boolean;
  /** Work of both, such as loading a screen. */
  readonly isLoading: () => boolean;
  /** The app waits. */
  readonly isBusy: () => boolean;
}

/** Passes frames until nothing is under way and the page stays as it is, or for so many frames. */
export async function rest({ isAway, isLoading, isBusy }: UnderWay, most = MAX): Promise<void> {
  const deadline = vi.getRealSystemTime() + LOADING_MS;
  const isInTime = () => vi.getRealSystemTime() < deadline;
  // On a busy machine a dialog may come in the last frame, before anything was said of it.
  let isChanged = false;
  const changes = new MutationObserver(() => {
    isChanged = true;
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let calm = 0, frames = 0; calm < CALM && frames < most; ) {
    while (isAway() && isInTime()) await task();
    await pass(FRAME_MS);
    await task();
    if ((isAway() || isLoading()) && isInTime()) {
      calm = 0;
      continue;
    }
    frames += 1;
    calm = isBusy() || isChanged ? 0 : calm + 1;
    isChanged = false;
  }
  changes.disconnect();
}

/** Passes time during some work. @param isLeft whether to give it up, however it ends */
export async function during(work: Promise<void>, isLeft: () => boolean = () => false): Promise<void> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  for (let frames = 0; !isOver; frames++) {
    if (isLeft()) return void ended.catch(() => {});
    // Decoding a picture takes the browser's time, not the app's.
    if (frames < MAX) await pass(FRAME_MS);
    await task();
  }
  await ended;
}

/** Time flies until the test ends. Call it before the app opens. */
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

/** The browser's own tasks are done: rendering, decoding, history. */
function task(): Promise<void> {
  return new Promise(soon);
}
