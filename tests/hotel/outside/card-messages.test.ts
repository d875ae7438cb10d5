import { describe, expect, it } from 'vitest';
import { isGreeting, readAnswer, readOrder, readScript } from '~/hotel/outside/card-messages';
import { cardWith } from '../../support/stay';

const ORDER = { shopId: 'shop-7', card: cardWith() };

describe('what the app takes from the card document', () => {
  it.each([
    [{ kind: 'loaded' }, { kind: 'loaded' }],
    [{ kind: 'no-token', more: 1 }, { kind: 'no-token' }],
    [
      { kind: 'token', token: 'a' },
      { kind: 'token', token: 'a' },
    ],
    [{ kind: 'token', token: '' }, undefined],
    [{ kind: 'token', token: 'a'.repeat(5000) }, undefined],
    [{ kind: 'token', token: ['a'] }, undefined],
    [{ kind: 'token' }, undefined],
    [{ kind: 'card' }, undefined],
    [{ kind: 7 }, undefined],
    ['token', undefined],
    [null, undefined],
  ])('%j is %j', (message, answer) => expect(readAnswer(message)).toEqual(answer));

  it('a greeting of one kind', () =>
    expect([{ kind: 'card-document' }, { kind: 'webpackOk' }, 'card-document', null].map(isGreeting)).toEqual(
      [true, false, false, false],
    ));
});

describe('what the card document takes from the app', () => {
  it('a script with an address and a pin, and nothing less', () => {
    const script = { url: '/token.js', integrity: '' };
    expect(readScript({ ...script, more: 1 })).toEqual(script);
    for (const less of [{ url: '/token.js' }, { ...script, url: 7 }, '/token.js', undefined])
      expect(readScript(less)).toBeUndefined();
  });

  it('a shop and a whole card, and nothing less', () => {
    expect(readOrder({ ...ORDER, guest: 'nobody' })).toEqual(ORDER);
    for (const field of Object.keys(ORDER.card))
      expect(readOrder({ ...ORDER, card: { ...ORDER.card, [field]: 7 } }), field).toBeUndefined();
    for (const less of [{ card: ORDER.card }, { shopId: 'shop-7' }, 'order', null])
      expect(readOrder(less)).toBeUndefined();
  });
});
