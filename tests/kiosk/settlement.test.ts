import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../kiosk/server/idempotency-store.ts';
import { fateOf, paymentIn } from '../../kiosk/server/settlement.ts';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const of = (body: string | Uint8Array, type: string | undefined = FORM, query = '') =>
  paymentIn(typeof body === 'string' ? new TextEncoder().encode(body) : body, type, query);

describe('the payment of a settlement', () => {
  const known = of('request_id=R1001&payment_amount=48400');

  it.each([
    ['another order', 'payment_amount=48400&request_id=R1001'],
    ['another amount and card', 'request_id=R1001&payment_amount=1&gmo_token=abc'],
    ['percent signs', 'req%75est%5Fid=%52%31%30%30%31'],
    ['small letters', 'request_id=r1001'],
    ['wide letters', `request_id=${encodeURIComponent('Ｒ１００１')}`],
    ['spaces around', 'request_id=+R1001%20'],
    ['JSON', '{"request_id":"R1001"}', JSON_TYPE],
    ['JSON with escapes', '{"request\\u005fid":"\\u00521001"}', JSON_TYPE],
    ['no type at all', 'request_id=R1001', ''],
  ])('is the same in %s', (_, body, type?: string) => {
    expect(of(body, type)).toEqual(known);
  });

  it.each([
    ['zeros in front', '0012', '12'],
    ['a fraction of nothing', '12.0', '12'],
    ['a plus', '%2B12', '12'],
  ])('is the same with %s', (_, one, other) => {
    expect(of(`request_id=${one}`)).toEqual(of(`request_id=${other}`));
  });

  it.each([
    ['another id', 'request_id=R1002'],
    ['an id beyond 2^53 beside its neighbour', 'request_id=9007199254740993'],
  ])('is another one for %s', (_, body) => {
    expect(of(body)).not.toEqual(known);
    expect(of('{"request_id":9007199254740993}', JSON_TYPE)).toEqual(of('request_id=9007199254740993'));
    expect(of('request_id=9007199254740993')).not.toEqual(of('request_id=9007199254740992'));
  });

  it.each([
    ['twice', 'request_id=1&request_id=2'],
    ['twice, once encoded', 'request_id=1&request%5Fid=2'],
    ['as a list', 'request_id[]=1'],
    ['with a dot, which PHP reads as an underscore', 'request_id=1&request.id=2'],
    ['with a space, which PHP reads as an underscore', 'request_id=1&request%20id=2'],
    ['behind a semicolon', 'payment_amount=1;request_id=2'],
    ['in the name of another', 'request_id=1&payment[request_id]=2'],
    ['as JSON in a form', '{"request_id":"1"}'],
    ['twice in JSON', '{"request_id":"1","request_id":"2"}', JSON_TYPE],
    ['as an object', '{"request_id":{"a":1}}', JSON_TYPE],
    ['as a form in JSON', 'request_id=1', JSON_TYPE],
    ['without a value', 'request_id='],
    ['with a control character', 'request_id=1%00'],
    ['with an invisible character', 'request_id=1%E2%80%8B'],
    ['in another character set', new Uint8Array(Buffer.from('request_id=\x83\x65', 'latin1'))],
    [
      'in parts',
      '--x\r\nContent-Disposition: form-data; name="request_id"\r\n\r\n1\r\n--x--',
      'multipart/form-data; boundary=x',
    ],
    ['in a body of a hundred thousand bytes', `request_id=1&note=${'x'.repeat(100_000)}`],
  ])('is unclear where the id stands %s', (_, body, type?: string) => {
    expect(of(body, type)).toBe('unclear');
  });

  it('is unclear where the address names an id', () => {
    expect(of('request_id=1', FORM, 'request_id=2')).toBe('unclear');
  });

  it('is none without an id', () => {
    expect(of('payment_amount=48400')).toBe('none');
  });
});

describe('what became of a settlement', () => {
  const outcome = (status: number, body = '', word = 'answered'): Outcome => ({
    status,
    headers: [['Lobby-Gateway', word]],
    body: new TextEncoder().encode(body),
  });
  const REFUSAL = '{"error_msg":"カードが使えません"}';
  const PAGE = '<?xml version="1.0"?><!-- log in --><!DOCTYPE html><title>Log in</title>';

  it.each<[string, Outcome, 'booked' | 'refused' | 'unclear']>([
    ['200 and nothing', outcome(200), 'booked'],
    ['201 and JSON', outcome(201, '{"payload":{}}'), 'booked'],
    ['200 and a text', outcome(200, 'OK'), 'booked'],
    ['200 with a message', outcome(200, REFUSAL), 'refused'],
    ['200 with a message inside', outcome(200, `{"payload":${REFUSAL}}`), 'refused'],
    ['200 with a message of nothing', outcome(200, '{"error_msg":" "}'), 'booked'],
    ['200 with a message of signs', outcome(200, '{"error_msg":"×"}'), 'refused'],
    ['200 with a message of a picture', outcome(200, '{"payload":{"error_msg":"🚫"}}'), 'refused'],
    ['200 with a message that nobody sees', outcome(200, '{"error_msg":"\u3164\u2800\u200B"}'), 'booked'],
    ['401', outcome(401), 'refused'],
    ['404 and a page', outcome(404, PAGE), 'refused'],
    ['422 with a message', outcome(422, REFUSAL), 'refused'],
    ['500 with a message', outcome(500, REFUSAL), 'refused'],
    ['500 without', outcome(500, 'oops'), 'unclear'],
    ['no answer', outcome(504, '', 'no-answer'), 'unclear'],
    ['not sent', outcome(502, '', 'not-sent'), 'refused'],
    ['broken off', 'broken-off', 'unclear'],
  ])('%s: %s is %s', (_, answer, fate) => {
    expect(fateOf(answer, 'guest')).toBe(fate);
    expect(fateOf(answer, 'stranger')).toBe(fate);
  });

  it('a page is what a hotel says to a guest, and nothing to a stranger', () => {
    expect([fateOf(outcome(200, PAGE), 'guest'), fateOf(outcome(200, PAGE), 'stranger')]).toEqual([
      'booked',
      'unclear',
    ]);
  });
});
