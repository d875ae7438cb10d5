import { beforeEach, describe, expect, it } from 'vitest';
import { HotelError } from '~/errors/fault';
import { adoptPayment } from '~/flow/pay';
import { session, updateSession } from '~/session/store';
import { endVisit } from '~/session/visit';
import type { Script } from '../support/hotel';
import { type Answering, fields, never, offline, payload } from '../support/network';
import { cardWith, paymentWith } from '../support/stay';
import {
  cashDesk,
  entersCardAgain,
  inMemory,
  KEY,
  MAIL,
  OK,
  REFUSED,
  readyToPay,
  refusing,
  SETTLEMENT,
  TOKEN,
  type Tokenising,
} from './cash-desk';

const GONE = ['', ''];
const dropped: Answering = (seen) => {
  endVisit();
  return never(seen);
};

beforeEach(() => {
  endVisit();
  readyToPay();
});

describe('the order', () => {
  it.each([
    ['without a mail address', '', [KEY, TOKEN, SETTLEMENT]],
    ['with one', 'a@example.jp', [MAIL, KEY, TOKEN, SETTLEMENT]],
  ])('%s', async (_, mail, steps) => {
    readyToPay(mail);
    const desk = cashDesk();
    expect(await desk.press()).toBe('paid');
    expect(desk.steps()).toEqual(steps);
    expect(session().payment).toEqual(paymentWith({ settlement: 'paid' }));
  });
});

describe('what is sent', () => {
  it.each([
    ['the reservation name, as the hotel stores names', '', 'ヤマダ ＴＡＲＯ'],
    ['the name the guest gave', '株式会社みどり', '株式会社みどり'],
  ])('is made out to %s', async (_, name, invoice_name) => {
    readyToPay('a@example.jp,b@example.jp', name);
    const desk = cashDesk();
    await desk.press();
    const [mail, key, settlement] = desk.seen.map(({ body }) => fields(body));
    expect(mail).toEqual({ email: 'a@example.jp,b@example.jp' });
    expect(key).toEqual({ request_id: 'R1001' });
    expect(settlement).toEqual({
      request_id: 'R1001',
      point: '0',
      payment_amount: '48400',
      gmo_token: 'token-1',
      invoice_name,
    });
  });

  it('to the provider is the card as entered, and the shop the hotel named', async () => {
    const asked: unknown[] = [];
    const desk = cashDesk({}, async (...all) => {
      asked.push(all);
      return 'token-1';
    });
    await desk.press();
    expect(asked).toEqual([[cardWith(), 'shop-7']]);
  });

  it('never holds a card number', async () => {
    readyToPay('a@example.jp', '株式会社みどり');
    const desk = cashDesk();
    await desk.press();
    const sent = desk.seen.map(({ url, body, headers }) => `${url.href} ${body} ${JSON.stringify(headers)}`);
    expect(sent.join('\n')).not.toMatch(/4111|TARO|123/);
  });
});

describe('number and security code', () => {
  it('are gone when the settlement is sent; date and holder stay for another try', async () => {
    let during: unknown;
    const desk = cashDesk({
      [SETTLEMENT]: [
        () => {
          during = session().card;
          return new Response();
        },
      ],
    });
    await desk.press();
    expect(during).toEqual(cardWith({ number: '', securityCode: '' }));
    expect(inMemory()).toEqual(GONE);
  });

  it.each<[string, Script, Tokenising?]>([
    ['the mail address is refused', { [MAIL]: [REFUSED] }],
    ['the mail address gets no answer', { [MAIL]: [offline] }],
    ['the key is refused', { [KEY]: [REFUSED] }],
    ['the key gets no answer', { [KEY]: [never] }],
    ['the key cannot be read', { [KEY]: [() => payload({})] }],
    ['the card gets no token', {}, refusing],
    ['the settlement is refused', { [SETTLEMENT]: [REFUSED] }],
    ['the settlement gets no answer', { [SETTLEMENT]: [never] }],
  ])('are gone when %s', async (_, script, tokenise) => {
    readyToPay('a@example.jp');
    await cashDesk(script, tokenise).press();
    expect(inMemory()).toEqual(GONE);
  });
});

describe('a failure before the settlement', () => {
  it.each<[string, Script, Tokenising | undefined, string, readonly string[]]>([
    ['the mail address is refused', { [MAIL]: [REFUSED, OK] }, undefined, 'message', [MAIL]],
    ['the mail address gets no answer', { [MAIL]: [never, OK] }, undefined, 'timeout', [MAIL]],
    ['no key: refused', { [KEY]: [REFUSED] }, undefined, 'card', [MAIL, KEY]],
    ['no key: network', { [KEY]: [offline] }, undefined, 'card', [MAIL, KEY]],
    [
      'no key: not found',
      { [KEY]: [() => new Response('', { status: 404 })] },
      undefined,
      'card',
      [MAIL, KEY],
    ],
    ['no key: empty', { [KEY]: [OK] }, undefined, 'card', [MAIL, KEY]],
    ['no token', {}, refusing, 'card', [MAIL, KEY, TOKEN]],
  ])('(%s) settles nothing and may be tried again', async (_, script, tokenise, kind, steps) => {
    readyToPay('a@example.jp');
    const desk = cashDesk(script, tokenise);
    expect(await desk.press()).toBe(kind);
    expect(desk.steps()).toEqual(steps);
    expect(session().payment).toEqual(paymentWith());
    entersCardAgain();
    await desk.press();
    expect(desk.steps().length).toBeGreaterThan(steps.length);
  });
});

describe('a settlement', () => {
  it.each<[string, Answering]>([
    ['with its reason', REFUSED],
    ['with its reason, by whatever status', () => Response.json({ error_msg: '混雑中' }, { status: 504 })],
  ])('that the hotel refuses (%s) may be tried again, with a new token', async (_, refusal) => {
    let tokens = 0;
    const desk = cashDesk({ [SETTLEMENT]: [refusal, OK] }, async () => `token-${++tokens}`);
    expect(await desk.press()).toBe('message');
    entersCardAgain();
    expect(await desk.press()).toBe('paid');
    const sent = desk.seen.filter(({ url }) => url.pathname.endsWith(SETTLEMENT));
    expect(sent.map(({ body }) => fields(body).gmo_token)).toEqual(['token-1', 'token-2']);
  });

  it.each([
    ['the connection breaks', offline],
    ['the deadline passes', never],
    ['a gateway says so', () => new Response('<h1>504</h1>', { status: 504 })],
    ['some machine on the way says anything', () => new Response('<h1>502</h1>', { status: 502 })],
    ['a server error says nothing', () => new Response('', { status: 500 })],
    ['a page to log in to the network comes in its place', () => new Response('<html>Log in</html>')],
    ['a redirect leads nowhere', () => new Response('', { status: 300 })],
  ])('without an answer (%s) is marked and never sent again', async (_, answer) => {
    const desk = cashDesk({ [SETTLEMENT]: [answer, OK] });
    expect(await desk.press()).toBe('payment-unknown');
    expect(session()).toMatchObject({ payment: paymentWith(), isPaymentUnanswered: true });
    const before = desk.steps();
    entersCardAgain();
    await desk.press();
    await desk.press();
    expect(desk.steps()).toEqual(before);
    expect(session().isPaymentUnanswered).toBe(true);
  });

  it('that never reached the hotel may be tried again', async () => {
    const notSent = () => new Response('', { status: 502, headers: { 'Lobby-Gateway': 'not-sent' } });
    const desk = cashDesk({ [SETTLEMENT]: [notSent, OK] });
    expect(await desk.press()).toBe('status');
    expect(session().payment).toEqual(paymentWith());
    entersCardAgain();
    expect(await desk.press()).toBe('paid');
  });

  it('that went through is not sent again', async () => {
    const desk = cashDesk();
    await desk.press();
    entersCardAgain();
    await desk.press();
    expect(desk.steps().filter((step) => step === SETTLEMENT)).toHaveLength(1);
  });

  it.each(['', '{}', 'OK'])('is done with any success: body %j', async (body) => {
    expect(await cashDesk({ [SETTLEMENT]: [() => new Response(body)] }).press()).toBe('paid');
  });
});

describe('a visit that ends meanwhile', () => {
  it.each([
    [MAIL, { [MAIL]: [dropped] }],
    [KEY, { [KEY]: [dropped] }],
    [SETTLEMENT, { [SETTLEMENT]: [dropped] }],
  ])('at %s: nothing more is sent, and nobody hears of it', async (last, script) => {
    readyToPay('a@example.jp');
    const desk = cashDesk(script);
    expect(await desk.press()).toBe('dropped');
    expect(desk.steps().at(-1)).toBe(last);
    expect(session()).toMatchObject({ payment: undefined, card: undefined });
  });

  it("at the token: the next guest's card is left alone", async () => {
    const desk = cashDesk({}, async () => {
      endVisit();
      updateSession({ card: cardWith({ number: '5555555555554444' }) });
      throw new HotelError({ kind: 'dropped' }, 'card_token');
    });
    expect(await desk.press()).toBe('dropped');
    expect(desk.steps()).toEqual([KEY, TOKEN]);
    expect(inMemory()).toEqual(['5555555555554444', '123']);
  });
});

describe('the same payment in a later visit', () => {
  it.each<[string, Answering, boolean]>([
    ['that got no answer', never, true],
    ['during which the visit ended', dropped, true],
    ['that was lost on the way', offline, true],
    ['that was refused', REFUSED, false],
    ['that was booked', OK, false],
  ])('after a settlement %s', async (_, answer, isOff) => {
    await cashDesk({ [SETTLEMENT]: [answer] }).press();
    endVisit();
    adoptPayment(paymentWith());
    expect(session().isPaymentUnanswered).toBe(isOff);
  });
});

describe('a payment of which nothing is known', () => {
  it.each([{ payment: undefined }, { card: undefined }])('is not begun: %j', async (missing) => {
    updateSession(missing);
    const desk = cashDesk();
    expect(await desk.press()).toBe('other');
    expect(desk.steps()).toEqual([]);
  });
});
