import { describe, expect, it } from 'vitest';
import { exchange } from '~/hotel/request';
import { stubNetwork } from '../support/network';
import { failure, reply, request } from './exchanging';

describe('an answer that is not UTF-8', () => {
  /** トウキョウ in Shift_JIS, EUC-JP and UTF-16, a Latin-1 name, and an old database's garbling. */
  it.each<[string, Uint8Array | string]>([
    ['Shift_JIS', Uint8Array.of(0x83, 0x67, 0x83, 0x45, 0x83, 0x4c, 0x83, 0x87, 0x83, 0x45)],
    ['EUC-JP', Uint8Array.of(0xa5, 0xc8, 0xa5, 0xa6, 0xa5, 0xad, 0xa5, 0xe7, 0xa5, 0xa6)],
    ['UTF-16', Uint8Array.of(0x30, 0xc8, 0x30, 0xa6, 0x30, 0xad)],
    ['Latin-1', Uint8Array.of(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72)],
    ['UTF-8 that is cut within a letter', Uint8Array.of(0xe3, 0x83)],
    ['a name that was broken before', '\uFFFD\uFFFDキョウ'],
    ['the same as an escape', '\\uFFFd'],
  ])('%s: cannot be read, neither as an answer nor as a message', async (_, name) => {
    const bytes = typeof name === 'string' ? new TextEncoder().encode(name) : name;
    const around = (before: string) => new Blob([before, Uint8Array.from(bytes), '"}']);
    stubNetwork(() => new Response(around('{"payload":"')));
    expect(await exchange(request())).toBeUndefined();
    stubNetwork(() => new Response(around('{"error_msg":"'), { status: 400 }));
    expect((await failure()).fault).toEqual({ kind: 'invalid-format' });
  });

  it('but is a success of a call whose answer nobody reads', async () => {
    stubNetwork(() => new Response(Uint8Array.of(0x8a, 0xae, 0x97, 0xb9)));
    expect(await exchange(request({ changes: 'once' }))).toBeUndefined();
  });

  it('letters beyond those of the first plane are', async () => {
    stubNetwork(reply(200, '{"payload":"𠮷田 😀"}'));
    expect(await exchange(request())).toEqual({ payload: '𠮷田 😀' });
  });
});

it.each([
  ['8,000 levels', 8000],
  ['33 levels', 33],
])('an answer that is nested in %s cannot be read', async (_, levels) => {
  stubNetwork(reply(200, `${'{"payload":'.repeat(levels)}1${'}'.repeat(levels)}`));
  expect(await exchange(request())).toBeUndefined();
});

it('nothing is read of an answer without an end beyond its first megabyte', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(100_000).fill(0x20));
    },
  });
  stubNetwork(() => new Response(endless));
  expect(await exchange(request())).toBeUndefined();
  expect(sent).toBeLessThan(20);
});

describe('a long answer', () => {
  const json = (bytes: number) => `{"payload":"${'a'.repeat(bytes - 14)}"}`;

  it.each([
    ['1 MB: read', json(1_000_000), true],
    ['a byte more', json(1_000_001), false],
    ['as many letters, of three bytes each', `{"payload":"${'あ'.repeat(400_000)}"}`, false],
    ['an end well before 1 MB, and spaces beyond', `{"payload":1}${' '.repeat(1_000_000)}`, false],
  ])('%s', async (_, body, isRead) => {
    stubNetwork(reply(200, body));
    expect((await exchange(request())) !== undefined).toBe(isRead);
  });

  it('of a failure is no message', async () => {
    stubNetwork(reply(500, `{"error_msg":"${'あ'.repeat(400_000)}"}`));
    expect((await failure()).fault).toEqual({ kind: 'invalid-format' });
  });
});
