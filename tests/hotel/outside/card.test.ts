// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faultOf } from '~/errors/fault';
import { type CardMoment, createCardProvider } from '~/hotel/outside/card';
import { cardWith } from '../../support/stay';

const CARD = cardWith({ expiryMonth: '03', expiryYear: '31' });
const SUCCESS = (token: unknown) => ({ resultCode: '000', tokenObject: { token } });

/** What happens to a script that is put into the page. */
type ScriptFate = 'loads' | 'fails' | 'never' | 'loads without its entry point';
/** What the provider's script answers, if anything. */
type Reply = (answer: (what: unknown) => void) => void;

const saying =
  (what: unknown): Reply =>
  (answer) =>
    answer(what);
const silent: Reply = () => {};

/** What the script was told, in order. */
let told: unknown[];
let added: string[];
let fates: ScriptFate[];

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  added = [];
  fates = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete window.Multipayment;
});

const callbacks = () => Object.keys(window).filter((name) => name.startsWith('lobbyCardToken'));

/** Puts a provider's script behind every script element that the page adds. */
function serve(reply: Reply, ...all: ScriptFate[]): void {
  fates = all;
  const script = {
    init: (shopId: string) => void told.push(['init', shopId]),
    getToken: (card: unknown, name: string) => {
      told.push(['getToken', card]);
      reply((what) => {
        const callback: unknown = Reflect.get(window, name);
        if (typeof callback === 'function') callback(what);
      });
    },
  };
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    if (!(element instanceof HTMLScriptElement)) throw new Error('Only scripts are expected here');
    added.push(new URL(element.src).pathname);
    const fate = fates.length > 1 ? fates.shift() : fates[0];
    if (fate === 'loads') window.Multipayment = script;
    if (fate === 'fails') element.onerror?.(new Event('error'));
    else if (fate !== 'never') element.onload?.(new Event('load'));
  });
}

/** Asks for one token, and lets as much time pass as it takes. */
async function ask(over: Partial<CardMoment> = {}, provider = providerAt(over)) {
  const asked = provider.tokenise(CARD, 'shop-7').catch((error: unknown) => faultOf(error).kind);
  await vi.advanceTimersByTimeAsync(5000);
  return asked;
}

const providerAt = (over: Partial<CardMoment> = {}) =>
  createCardProvider(() => ({
    scriptUrl: '/token.js',
    timeoutMs: 1000,
    visit: new AbortController().signal,
    ...over,
  }));

describe('a token', () => {
  it('is asked for with texts only: shop first, then the card, year before month', async () => {
    serve(saying(SUCCESS('token-1')), 'loads');
    expect(await ask()).toBe('token-1');
    expect(told).toEqual([
      ['init', 'shop-7'],
      [
        'getToken',
        {
          cardno: '4111111111111111',
          expire: '3103',
          securitycode: '123',
          holdername: 'TARO YAMADA',
          tokennumber: '1',
        },
      ],
    ]);
  });

  it.each([
    ['a text', SUCCESS('token-1')],
    ['a list of one', SUCCESS(['token-1'])],
    ['beside a code that is a number', { ...SUCCESS('token-1'), resultCode: '000' }],
    ['beside more than we read', { ...SUCCESS('token-1'), more: { toBeExpiredAt: 'later' } }],
  ])('arrives as %s', async (_, answer) => {
    serve(saying(answer), 'loads');
    expect(await ask()).toBe('token-1');
  });

  it('leaves nothing on the window', async () => {
    serve(saying(SUCCESS('token-1')), 'loads');
    await ask();
    expect(callbacks()).toEqual([]);
  });
});

describe('no token', () => {
  it.each([
    ['100', { resultCode: '100' }],
    ['a code as a list', { resultCode: ['102'] }],
    ['a success without one', { resultCode: '000' }],
    ['an empty text', SUCCESS('')],
    ['an empty list', SUCCESS([])],
    ['a list of an empty text', SUCCESS([''])],
    ['a number', SUCCESS(7)],
    ['a token with a failure', { ...SUCCESS('token-1'), resultCode: '112' }],
    ['nothing', undefined],
    ['a text', '000'],
  ])('comes with %s', async (_, answer) => {
    serve(saying(answer), 'loads');
    expect(await ask()).toBe('card');
    expect(callbacks()).toEqual([]);
  });

  it('comes when the provider never answers', async () => {
    serve(silent, 'loads');
    expect(await ask()).toBe('card');
    expect(callbacks()).toEqual([]);
  });

  it('comes when the provider throws', async () => {
    serve(() => {
      throw new TypeError('getToken is out of order');
    }, 'loads');
    expect(await ask()).toBe('card');
    expect(callbacks()).toEqual([]);
  });

  it('comes late as well: an answer after the deadline reaches nobody', async () => {
    let late: ((what: unknown) => void) | undefined;
    serve((answer) => {
      late = answer;
    }, 'loads');
    expect(await ask()).toBe('card');
    late?.(SUCCESS('token-1'));
    expect(callbacks()).toEqual([]);
  });
});

describe('the script', () => {
  it.each<ScriptFate>(['fails', 'never', 'loads without its entry point'])(
    'that %s gives no token, and is asked for again',
    async (fate) => {
      serve(saying(SUCCESS('token-1')), fate, 'loads');
      const provider = providerAt();
      expect(await ask({}, provider)).toBe('card');
      expect(await ask({}, provider)).toBe('token-1');
      expect(added).toEqual(['/token.js', '/token.js']);
    },
  );

  it('is loaded once for many cards', async () => {
    serve(saying(SUCCESS('token-1')), 'loads');
    const provider = providerAt();
    provider.prepare();
    await ask({}, provider);
    await ask({}, provider);
    expect(added).toEqual(['/token.js']);
  });

  it('that cannot be prepared is no news yet', async () => {
    serve(saying(SUCCESS('token-1')), 'fails', 'loads');
    const provider = providerAt();
    provider.prepare();
    await vi.advanceTimersByTimeAsync(0);
    expect(await ask({}, provider)).toBe('token-1');
  });

  it('is another where the settings name another', async () => {
    serve(saying(SUCCESS('token-1')), 'loads');
    let scriptUrl = '/one.js';
    const visit = new AbortController().signal;
    const provider = createCardProvider(() => ({ scriptUrl, timeoutMs: 1000, visit }));
    await ask({}, provider);
    scriptUrl = '/two.js';
    await ask({}, provider);
    expect(added).toEqual(['/one.js', '/two.js']);
  });

  it('without an address is none', async () => {
    serve(saying(SUCCESS('token-1')), 'loads');
    expect(await ask({ scriptUrl: '' })).toBe('card');
    expect(added).toEqual([]);
  });
});

describe('a visit that is over', () => {
  it.each<[string, Reply, ScriptFate]>([
    ['while the script loads', saying(SUCCESS('token-1')), 'loads'],
    ['while the provider thinks', silent, 'loads'],
  ])('%s: nobody hears of the token', async (when, reply, fate) => {
    serve(reply, fate);
    const controller = new AbortController();
    const provider = providerAt({ visit: controller.signal });
    const asked = provider.tokenise(CARD, 'shop-7').catch((error: unknown) => faultOf(error).kind);
    if (when === 'while the provider thinks') await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    await vi.advanceTimersByTimeAsync(10);
    expect(await asked).toBe('dropped');
    expect(callbacks()).toEqual([]);
  });
});
