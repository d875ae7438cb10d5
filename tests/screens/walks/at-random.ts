import fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { watchVisits } from '~/app/heartbeat/heartbeat';
import type { Sums } from '~/app/heartbeat/sums';
import { SCREENS } from '~/flow/screens';
import { openCardProvider } from '../../support/card-provider';
import { configOf } from '../../support/config';
import { stopTime } from '../support/clock';
import { openApp, withAllScreens } from '../support/open-app';
import { staysUnseen } from '../support/unseen';
import type { House } from './houses';
import { type Walk, walksIn } from './steps';
import { Walker } from './walk';

const { rounds, seed, shortens } = inject('walks');

/** The words of sums' names, besides screens. */
const WORDS =
  /^(opened|on|back|idle|touches|longer|within (5|15|30|60|120|300)|in [a-zA-Z-]+|error (message|invalid-format|status|network|timeout|load-error|facilities|card|card-script|payment-unknown|general|other)(-[1-5]\d\d)?)$/u;

let walker: Walker | undefined;

async function take(walk: Walk, ownFetch: typeof fetch): Promise<void> {
  const walking = new Walker(walk, ownFetch);
  walker = walking;
  window.fetch = walking.network.fetch;
  const keepsRules = () => expect(walking.rules.broken, walking.story.join('\n')).toEqual([]);
  await walking.begin(walk);
  keepsRules();
  for (const step of walk.steps) {
    await walking.take(step);
    keepsRules();
  }
  await walking.end();
  keepsRules();
}

/** Random walks on a failing network; each rule holds after each step. Each back end's file walks in its own page. */
export function walkAtRandom(system: House['system']): void {
  beforeEach(() => {
    stopTime();
    openCardProvider({ onScript: () => ({ kind: 'loaded' }), onOrder: () => walker?.cards.answer() });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    // An app that breaks a rule may have left something that the next walks would find.
    localStorage.clear();
    sessionStorage.clear();
  });
  test.each(rounds)(
    `$runs walks of up to $longest steps from seed ${seed} break no rule`,
    ({ runs, longest }) => takeAll(walksIn(system, longest), runs),
    Number.POSITIVE_INFINITY,
  );
}

async function takeAll(walks: fc.Arbitrary<Walk>, numRuns: number): Promise<void> {
  const ownFetch = window.fetch.bind(window);
  staysUnseen();
  const router = await openApp(configOf(), { ways: 'browser' });
  router.subscribe('onRendered', ({ fromLocation, toLocation: { pathname } }) => {
    if (fromLocation?.pathname !== pathname) walker?.rules.onShown(pathname);
  });
  // All screens are there before time stands still.
  await withAllScreens(router);
  const { sums } = watchVisits(router);
  window.addEventListener('popstate', () => walker?.stepping.comes());
  for (const step of ['back', 'forward', 'go'] as const) {
    const steps = window.history[step].bind(window.history);
    vi.spyOn(window.history, step).mockImplementation((...by: [number?]) => {
      walker?.stepping.begins();
      steps(...by);
    });
  }
  window.addEventListener('error', ({ message }) => walker?.rules.onError(message));
  window.addEventListener('unhandledrejection', ({ reason }) => walker?.rules.onError(String(reason)));
  vi.spyOn(console, 'error').mockImplementation((...words) => walker?.rules.onError(words.join(' ')));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  try {
    await fc.assert(
      fc.asyncProperty(fc.noBias(walks), (walk) => take(walk, ownFetch)),
      { numRuns, seed, endOnFailure: !shortens },
    );
  } finally {
    window.fetch = ownFetch;
  }
  expect(strangeSums(sums), 'a strange sum').toEqual([]);
}

/** Sums outside the app's own words and numbers, perhaps a guest's. */
function strangeSums(sums: Sums): readonly unknown[] {
  const told: [name: string, sum: number][] = [];
  for (let due = sums.due(); due; due = sums.due()) {
    told.push(...Object.entries(due));
    sums.noteSent(due);
  }
  return told.filter(([name, sum]) => {
    const [screen = '', ...words] = name.split(' ');
    return !Object.hasOwn(SCREENS, screen) || !WORDS.test(words.join(' ')) || !Number.isInteger(sum / 5);
  });
}
