import { describe, expect, it } from 'vitest';
import { nameOf, printOf, seal, unseal } from '../../kiosk/server/store/call-record.ts';
import { KEY, keyOf, OTHER_KEY } from './support/gateway.ts';

/** A call's record is readable only with its own key. */

const ANSWER = { status: 200, headers: [['Content-Type', 'text/plain'] as const], body: Buffer.from('paid') };
const OUTCOME = { ...ANSWER, headers: ANSWER.headers.map(([name, text]): [string, string] => [name, text]) };

describe('an answer in the store', () => {
  it('is read again with the key of its call', () => {
    const read = unseal(KEY, seal(KEY, OUTCOME));
    expect(read).toEqual({ ...OUTCOME, body: new Uint8Array(OUTCOME.body) });
    expect(unseal(KEY, seal(KEY, 'broken-off'))).toBe('broken-off');
  });

  it('cannot be read with the key of another call, or once somebody has changed it', () => {
    const sealed = seal(KEY, OUTCOME);
    expect(unseal(OTHER_KEY, sealed)).toBeUndefined();
    const bytes = Buffer.from(sealed, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(unseal(KEY, bytes.toString('base64'))).toBeUndefined();
  });

  it('never stands there twice in the same letters', () => {
    expect(seal(KEY, OUTCOME)).not.toBe(seal(KEY, OUTCOME));
  });
});

it('the same request has another fingerprint under each key, and each key another name', () => {
  const keys = [KEY, OTHER_KEY, keyOf('a'), keyOf('b')];
  expect(new Set(keys.map((key) => printOf(key, 'settle 48400'))).size).toBe(keys.length);
  expect(printOf(KEY, 'settle 48400')).toBe(printOf(KEY, 'settle 48400'));
  expect(printOf(KEY, 'settle 48400')).not.toBe(printOf(KEY, 'settle 1'));
  expect(new Set(keys.map(nameOf)).size).toBe(keys.length);
});
