import { beforeEach, describe, expect, it } from 'vitest';
import { newCheckout } from '~/domain/checkout';
import { executeCheckout } from '~/flow/submit';
import { session, updateSession } from '~/session/store';
import { endVisit } from '~/session/visit';
import { configOf } from '../support/config';
import { endOf } from '../support/end-of';
import { scriptedHotel } from '../support/hotel';
import { type Answering, fields } from '../support/network';

const OK: Answering = () => new Response();
const CALL = 'execute_checkout_request';

/** The button, pressed repeatedly by one guest; tells each outcome. */
function desk(answers: readonly Answering[], file: object = {}) {
  const scripted = scriptedHotel({ [CALL]: answers });
  const press = () => endOf(executeCheckout(scripted.hotel, configOf(file)), 'checked out');
  return { ...scripted, press, sent: () => scripted.seen.map(({ body }) => fields(body)) };
}

beforeEach(() => {
  endVisit();
  updateSession({
    authToken: 'guest-token',
    checkout: { ...newCheckout('ヤマダ タロウ'), rooms: ['401', '402'] },
  });
});

describe('the check-out', () => {
  it('names the rooms, and the guest who reserved them', async () => {
    const { press, sent, seen } = desk([OK]);
    expect(await press()).toBe('checked out');
    expect(sent()).toEqual([{ invoice_name: 'ヤマダ タロウ', room_num: '401/402' }]);
    expect(seen[0]?.headers.auth_token).toBe('guest-token');
    expect(session().checkout?.isDone).toBe(true);
  });

  it.each([
    ['ﾔﾏﾀﾞ ﾀﾛｳ', true, 'ヤマダ タロウ'],
    ['SMITH JOHN', true, 'ＳＭＩＴＨ ＪＯＨＮ'],
    ['SMITH JOHN', false, 'SMITH JOHN'],
    ['ｽﾐｽ 2', false, 'スミス 2'],
  ])('names %s as the hotel stores names; full width: %s', async (reserved, isFull, invoice_name) => {
    updateSession({ checkout: { ...newCheckout(reserved), rooms: ['401'] } });
    const { press, sent } = desk([OK], { converter: { convert_single_name_to_mult: isFull } });
    await press();
    expect(sent()).toMatchObject([{ invoice_name }]);
  });

  it('names whom the guest wants on the receipt, in their own words', async () => {
    updateSession({ receipt: { ...session().receipt, name: 'Midori Inc.' } });
    const { press, sent } = desk([OK], { converter: { convert_single_name_to_mult: true } });
    await press();
    expect(sent()).toMatchObject([{ invoice_name: 'Midori Inc.' }]);
  });

  it('is sent once, however often the button is pressed afterwards', async () => {
    const { press, asked } = desk([OK]);
    await press();
    expect(await press()).toBe('checked out');
    expect(asked()).toEqual([CALL]);
  });

  it('without a guest is a mistake of the app', async () => {
    updateSession({ checkout: undefined });
    const { press, asked } = desk([OK]);
    expect(await press()).toBe('other');
    expect(asked()).toEqual([]);
  });
});
