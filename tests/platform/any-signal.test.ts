import { afterEach, describe, expect, it } from 'vitest';
import { anySignal } from '~/platform/any-signal';

const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any') ?? {};
afterEach(() => void Object.defineProperty(AbortSignal, 'any', any));

describe.each([
  ["the browser's own", () => {}],
  ['in a browser without it', () => void Reflect.deleteProperty(AbortSignal, 'any')],
])('a signal of several, %s', (_, prepare) => {
  const several = () => {
    prepare();
    const [one, other] = [new AbortController(), new AbortController()];
    return { one, other, signal: anySignal([one.signal, other.signal]) };
  };

  it('is not aborted before any of them is', () => expect(several().signal.aborted).toBe(false));

  it.each(['one', 'other'] as const)('aborts with %s, for its reason', (name) => {
    const { signal, ...controllers } = several();
    controllers[name].abort('left');
    expect([signal.aborted, signal.reason]).toEqual([true, 'left']);
  });

  it('tells who listens, once', () => {
    const { one, other, signal } = several();
    let told = 0;
    signal.addEventListener('abort', () => told++);
    one.abort('first');
    other.abort('second');
    expect([told, signal.reason]).toEqual([1, 'first']);
  });

  it('is aborted from the start where one of them is', () => {
    prepare();
    const signal = anySignal([new AbortController().signal, AbortSignal.abort('before')]);
    expect([signal.aborted, signal.reason]).toEqual([true, 'before']);
  });
});
