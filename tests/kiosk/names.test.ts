import type { LookupAddress } from 'node:dns';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Names } from '../../kiosk/server/names.ts';
import { newFolder } from './support/folder.ts';

const V4 = { address: '127.0.0.1', family: 4 };
const V6 = { address: '::1', family: 6 };
const NEW = { address: '127.0.0.2', family: 4 };
const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

/** A look-up's result or error code. */
const looked = ({ lookup }: Names, name = 'hotel.example', options = {}) =>
  new Promise((resolve) =>
    lookup(name, { all: true, ...options }, (error, found) => resolve(error?.code ?? found)),
  );

const failing = (code: string) => Object.assign(new Error(code), { code });

/** Scripted name answers, with a test clock. */
function answered(...answers: readonly (readonly LookupAddress[] | string)[]) {
  const clock = { now: 0 };
  const ask = vi.fn(async () => {
    const answer = answers[Math.min(ask.mock.calls.length, answers.length) - 1] ?? [];
    if (typeof answer === 'string') throw failing(answer);
    return answer;
  });
  return { names: new Names({ ask, now: () => clock.now }), ask, clock };
}

describe('a look-up', () => {
  it.each([
    [{}, [V4, V6]],
    [{ family: 6 }, [V6]],
    [{ all: false }, '127.0.0.1'],
    [{ all: false, family: 6 }, '::1'],
  ])('with %j gives %j', async (options, found) => {
    expect(await looked(answered([V4, V6]).names, 'hotel.example', options)).toEqual(found);
  });

  it.each([
    [{}, []],
    [{ family: 6 }, [V4]],
    [{ all: false }, []],
  ])('with %j of %j finds no address', async (options, addresses) => {
    expect(await looked(answered(addresses).names, 'hotel.example', options)).toBe('ENOTFOUND');
  });

  it('shares the question that is under way, and waits for no other name', async () => {
    let answer: (addresses: LookupAddress[]) => void = () => undefined;
    const ask = vi.fn(async (name: string) =>
      name.startsWith('dead') ? new Promise<LookupAddress[]>((resolve) => (answer = resolve)) : [V4],
    );
    const names = new Names({ ask });
    const dead = Array.from({ length: 30 }, () => looked(names, 'dead.example'));
    expect(await looked(names, 'hotel.example')).toEqual([V4]);
    answer([V6]);
    expect(await Promise.all(dead)).toEqual(Array.from(dead, () => [V6]));
    expect(ask.mock.calls).toEqual([['dead.example'], ['hotel.example']]);
  });

  it.each<[string, (LookupAddress[] | string)[], [at: number, found: unknown, asked: number][]]>([
    [
      'is asked again after a while',
      [[V4], [NEW]],
      [
        [0, [V4], 1],
        [29 * SECOND, [V4], 1],
        [30 * SECOND, [NEW], 2],
      ],
    ],
    [
      'that failed is left alone for a moment',
      ['ETIMEOUT', [V4]],
      [
        [0, 'ETIMEOUT', 1],
        [4 * SECOND, 'ETIMEOUT', 1],
        [5 * SECOND, [V4], 2],
      ],
    ],
    [
      'without an answer keeps the last good address, for a day',
      [[V4], 'ETIMEOUT', 'ENOTFOUND', 'ETIMEOUT'],
      [
        [0, [V4], 1],
        [30 * SECOND, [V4], 2],
        [DAY, [V4], 3],
        [DAY + 30 * SECOND, 'ETIMEOUT', 4],
      ],
    ],
    [
      'that is answered again has its new address',
      [[V4], 'ETIMEOUT', [NEW], 'ETIMEOUT'],
      [
        [0, [V4], 1],
        [30 * SECOND, [V4], 2],
        [35 * SECOND, [NEW], 3],
        [65 * SECOND, [NEW], 4],
      ],
    ],
  ])('%s', async (_, answers, steps) => {
    const { names, ask, clock } = answered(...answers);
    for (const [at, found, asked] of steps) {
      clock.now = at;
      expect([at, await looked(names), ask.mock.calls.length]).toEqual([at, found, asked]);
    }
  });
});

describe('the system', () => {
  afterEach(() => vi.unstubAllEnvs());
  /** Replaces `getent` by a script. */
  const standIn = (script: string) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'getent'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, 'getent'), 0o755);
    vi.stubEnv('PATH', folder);
  };
  const STREAMS = (...addresses: string[]) =>
    `printf '%s STREAM hotel.example\\n%s DGRAM\\n%s       RAW\\n' ${addresses.flatMap((one) => [one, one, one]).join(' ')}`;
  /** A machine's answers for each family. */
  const each = (four: string, six: string) =>
    `case $1 in ahostsv4) ${four};; ahostsv6) ${six};; *) exit 1;; esac`;
  const SILENT = 'exec /bin/sleep 60';

  it.each([
    [
      'gives each address once',
      each(STREAMS('127.0.0.1', '127.0.0.2'), STREAMS('::ffff:127.0.0.1', '::1')),
      [V4, NEW, V6],
    ],
    ['has the address of one family alone', each('exit 2', STREAMS('::1')), [V6]],
    ['is silent about IPv6', each(STREAMS('127.0.0.1'), SILENT), [V4]],
    ['is silent about IPv4', each(SILENT, STREAMS('::1')), [V6]],
    ['knows no such name', 'exit 2', 'ENOTFOUND'],
    ['says nothing of use', 'echo what', 'ENOTFOUND'],
    ['is silent', SILENT, 'ETIMEOUT'],
  ])('%s', async (_, script, found) => {
    standIn(script);
    expect(await looked(new Names())).toEqual(found);
  });

  it('does not wait for the end of a question about IPv6', async () => {
    const asked = join(newFolder(), 'asked');
    standIn(each(STREAMS('127.0.0.1'), `echo $$ >${asked}; ${SILENT}`));
    expect(await looked(new Names())).toEqual([V4]);
    // Ending it proves that it still ran.
    process.kill(Number(readFileSync(asked, 'utf8')));
  });

  it.each([
    ['where there is no getent', '/nowhere'],
    ['where there is one', process.env.PATH],
  ])('knows this machine %s', async (_, path) => {
    vi.stubEnv('PATH', path);
    expect(await looked(new Names(), 'localhost')).toContainEqual(V4);
  });
});
