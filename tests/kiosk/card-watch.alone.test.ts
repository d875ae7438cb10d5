import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CardScriptState, cardScriptMetrics, watchCardScript } from '../../kiosk/server/card-watch.ts';
import { openHotel } from './support/hotel-server.ts';

const script_url = 'https://card.example/token.js';
const hashOf = (script: string, algorithm = 'sha384') =>
  `${algorithm}-${createHash(algorithm).update(script).digest('base64')}`;

const HOUR = 60 * 60 * 1000;
const START = new Date('2026-11-22T00:00:00Z');

let log: string[];
beforeEach(() => {
  vi.useFakeTimers({ now: START });
  log = [];
});

/** The provider's scripts by look; undefined is unreachable. The last stays. */
function watched(card: unknown, ...scripts: readonly (string | undefined)[]) {
  const asked: string[] = [];
  const state = watchCardScript({
    settings: () => ({ card }),
    log: (line) => log.push(line),
    fetchScript: async (address) => {
      const script = scripts[Math.min(asked.push(address), scripts.length) - 1];
      if (script === undefined) throw new Error('unreached');
      return new TextEncoder().encode(script);
    },
  });
  return { asked, state };
}

const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the watched script', () => {
  it('is the script at the start and every six hours, with its query, which may hold a key and is never noted', async () => {
    const address = `${script_url}?key=himitsu`;
    const { asked } = watched({ script_url: address }, 'one', 'two');
    await passes(0);
    expect(asked).toEqual([address]);
    await passes(6 * HOUR);
    expect(asked).toEqual([address, address]);
    expect(log).toHaveLength(2);
    expect(log.join()).not.toContain('himitsu');
  });

  it.each([
    [{ script_url: '/demo/token.js' }],
    [{ script_url: '' }],
    [{ script_url: 'javascript:alert(1)' }],
    [{ script_url: 7 }],
    [null],
  ])('is nothing of %j', async (card) => {
    const { asked, state } = watched(card, 'one');
    await passes(0);
    expect([asked, state()]).toEqual([[], { watched: false, state: 'unwatched' }]);
    expect(cardScriptMetrics(state())).toBe('');
  });
});

describe('without a pin', () => {
  it('the first one seen is what the next are compared with; its hash is noted once, to be pinned', async () => {
    const { state } = watched({ script_url }, 'one', 'one', 'two', undefined, 'one');
    await passes(0);
    const first = { watched: true, state: 'same', sha384: hashOf('one'), at: START.toISOString() };
    expect(state()).toEqual(first);
    await passes(6 * HOUR);
    expect(state()).toEqual({ ...first, at: '2026-11-22T06:00:00.000Z' });
    expect(log).toEqual([expect.stringContaining(hashOf('one'))]);
    await passes(6 * HOUR);
    const changed = { ...first, state: 'changed', sha384: hashOf('two'), at: '2026-11-22T12:00:00.000Z' };
    expect(state()).toEqual(changed);
    expect(log).toEqual([expect.anything(), expect.stringContaining(hashOf('two'))]);
    await passes(6 * HOUR);
    expect(state(), 'one that cannot be had makes no change undone').toEqual(changed);
    await passes(6 * HOUR);
    expect(state().state).toBe('same');
  });

  it('another address begins again', async () => {
    const card = { script_url };
    const { state } = watched(card, 'one', 'two');
    await passes(0);
    card.script_url = 'https://card.example/v2/token.js';
    await passes(6 * HOUR);
    expect(state()).toMatchObject({ state: 'same', sha384: hashOf('two') });
  });

  it('one that cannot be had is unreached', async () => {
    const { state } = watched({ script_url }, undefined, 'one', undefined);
    await passes(0);
    expect(state()).toEqual({ watched: true, state: 'unreached' });
    await passes(12 * HOUR);
    expect(state()).toMatchObject({ state: 'unreached', at: '2026-11-22T06:00:00.000Z' });
  });
});

it.each([
  ['its hash', hashOf('one'), 'pinned'],
  ['its hash by another algorithm', hashOf('one', 'sha512'), 'pinned'],
  ['one of several', `${hashOf('two')} ${hashOf('one')}`, 'pinned'],
  ['another', hashOf('two'), 'differs'],
  // A browser uses the strongest alone.
  ['its own by a weaker algorithm beside another', `${hashOf('one', 'sha256')} ${hashOf('two')}`, 'differs'],
])('with %s as its pin', async (_, script_integrity, expected) => {
  const { state } = watched({ script_url, script_integrity }, 'one');
  await passes(0);
  expect(state()).toMatchObject({ state: expected, sha384: hashOf('one') });
  expect(log).toHaveLength(expected === 'differs' ? 1 : 0);
});

it('metrics say of a script whether it has changed', () => {
  const metricsOf = (state: CardScriptState['state']) =>
    cardScriptMetrics({ watched: true, state, at: START.toISOString() });
  for (const state of ['same', 'pinned'] as const)
    expect(metricsOf(state)).toContain('\nlobby_card_script_changed 0\n');
  for (const state of ['changed', 'differs'] as const)
    expect(metricsOf(state)).toContain('\nlobby_card_script_changed 1\n');
  expect(metricsOf('same')).toContain('\nlobby_card_script_last_checked_timestamp_seconds 1795305600\n');
});

it('asks no server of the machine it runs on', async () => {
  vi.useRealTimers();
  const provider = await openHotel();
  const settings = () => ({ card: { script_url: `${provider.url}/metrics` } });
  const state = watchCardScript({ settings, log: (line) => log.push(line) });
  await expect.poll(state).toEqual({ watched: true, state: 'unreached' });
  expect(provider.seen).toEqual([]);
});
