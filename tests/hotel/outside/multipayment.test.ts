// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askToken, loadMultipayment, type Multipayment } from '~/hotel/outside/card-document';
import type { CardScript } from '~/hotel/outside/card-messages';
import { cardWith } from '../../support/stay';

const ORDER = { shopId: 'shop-7', card: cardWith({ expiryMonth: '03', expiryYear: '31' }) };
const SUCCESS = (token: unknown) => ({ resultCode: '000', tokenObject: { token } });
const PLAIN: CardScript = { url: '/token.js', integrity: '' };

type ScriptFate = 'loads' | 'fails' | 'loads without its entry point';
type Reply = (answer: (what: unknown) => void) => void;

const saying =
  (what: unknown): Reply =>
  (answer) =>
    answer(what);

let told: unknown[];
let added: HTMLScriptElement[];

beforeEach(() => {
  told = [];
  added = [];
});

afterEach(() => {
  delete window.Multipayment;
  delete window.lobbyCardToken;
});

type TokenCallback = Parameters<Multipayment['getToken']>[1];

const VERSIONS: Readonly<Record<string, (callback: TokenCallback) => (what: unknown) => void>> = {
  'looks its name up': (callback) => (what) => Reflect.get(window, String(callback))(what),
  'calls it': (callback) => (what) => (typeof callback === 'function' ? callback(what) : undefined),
  'calls it, else looks it up': (callback) =>
    typeof callback === 'function' ? callback : Reflect.get(window, callback),
  'takes nothing but a name': (callback) => {
    if (typeof callback !== 'string') throw new TypeError('a name');
    return (what) => Reflect.get(window, callback)(what);
  },
};

function serve(reply: Reply, fate: ScriptFate = 'loads', version = 'looks its name up'): void {
  const script = {
    init: (shopId: string) => void told.push(['init', shopId]),
    getToken: (card: unknown, callback: TokenCallback) => {
      const answer = VERSIONS[version]?.(callback) ?? (() => undefined);
      told.push(['getToken', card]);
      reply(answer);
    },
  };
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    if (!(element instanceof HTMLScriptElement)) throw new Error('Only scripts are expected here');
    added.push(element);
    if (fate === 'loads') window.Multipayment = script;
    if (fate === 'fails') element.onerror?.(new Event('error'));
    else element.onload?.(new Event('load'));
  });
}

const ask = async () => askToken(await loadMultipayment(PLAIN), ORDER);

describe('a token', () => {
  it('is asked for with texts only: shop first, then the card, year before month', async () => {
    serve(saying(SUCCESS('token-1')));
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
    ['beside more than we read', { ...SUCCESS('token-1'), more: { toBeExpiredAt: 'later' } }],
  ])('arrives as %s', async (_, answer) => {
    serve(saying(answer));
    expect(await ask()).toBe('token-1');
    expect(window.lobbyCardToken).toBeUndefined();
  });
});

describe('a version of the script', () => {
  const later: Reply = (answer) => void Promise.resolve().then(() => answer(SUCCESS('token-1')));
  it.each(Object.keys(VERSIONS))(
    'that %s gets one callback, now or later, and is asked once',
    async (version) => {
      for (const reply of [saying(SUCCESS('token-1')), later]) {
        told = [];
        serve(reply, 'loads', version);
        expect(await ask()).toBe('token-1');
        expect(told).toHaveLength(2);
        expect(window.lobbyCardToken).toBeUndefined();
      }
    },
  );
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
    serve(saying(answer));
    expect(await ask()).toBeUndefined();
    expect(window.lobbyCardToken).toBeUndefined();
  });

  it('comes when the provider throws', async () => {
    serve(() => {
      throw new TypeError('getToken is out of order');
    });
    expect(await ask()).toBeUndefined();
    expect(window.lobbyCardToken).toBeUndefined();
  });
});

describe('the script', () => {
  it.each<ScriptFate>(['fails', 'loads without its entry point'])('that %s is none', async (fate) => {
    serve(saying(SUCCESS('token-1')), fate);
    await expect(loadMultipayment(PLAIN)).rejects.toThrow();
  });

  it.each([
    ['without a pin is asked for as any', '', null],
    ['with a pin is asked for so that its hash can be compared', 'sha384-abc', 'anonymous'],
  ])('%s', async (_, integrity, crossOrigin) => {
    serve(saying(SUCCESS('token-1')));
    await loadMultipayment({ ...PLAIN, integrity });
    expect(added.map((element) => [element.integrity || '', element.crossOrigin])).toEqual([
      [integrity, crossOrigin],
    ]);
  });
});
