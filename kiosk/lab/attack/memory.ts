import { MB, type Target } from './group.ts';

/** How often memory is read, in ms. */
const EVERY_MS = 25;

/** The most memory that a gateway takes over what it had while something goes on, in MB; undefined where it cannot be read. */
export async function mostMemory(target: Target, act: () => Promise<unknown>): Promise<number | undefined> {
  const { memory } = target;
  if (memory === undefined) {
    await act();
    return undefined;
  }
  const before = memory();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memory());
  }, EVERY_MS);
  try {
    await act();
  } finally {
    clearInterval(timer);
  }
  return Math.round((Math.max(most, memory()) - before) / MB);
}

/** Waits until memory is less than a bound above what it was; gives the difference then, or when time is up. In MB. */
export async function memoryAfter(
  memory: () => number,
  before: number,
  bound: number,
  timeoutMs: number,
): Promise<number> {
  const deadline = performance.now() + timeoutMs;
  const over = () => Math.round((memory() - before) / MB);
  while (over() > bound && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 500));
  return over();
}
