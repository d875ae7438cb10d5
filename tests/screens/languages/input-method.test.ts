import { expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { frame, until, write } from '../../../kiosk/guest/hands';
import { onlyAsked } from '../../../kiosk/guest/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import { openTablet } from '../support/open-tablet';
import { goesToCard, PAYMENT_ON } from '../support/paying';
import { canTap, value } from '../support/seen';

/** An input method's text is left alone until it is taken. */

const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
const take = (text: string) => cdp().send('Input.insertText', { text });

const holds = (name: string, text: string) => expect.poll(() => value(name), { message: name }).toBe(text);

async function focuses(name: string): Promise<void> {
  const find = () => document.querySelector<HTMLElement>(`#root [name="${name}"]`);
  (await until(`field ${name}`, find)).focus();
}

/** Composes by sign into a field with `before`, and takes it. */
async function writes(name: string, text: string, before = ''): Promise<void> {
  await focuses(name);
  for (let length = 1; length <= text.length; length += 1) {
    await compose(text.slice(0, length));
    await holds(name, `${before}${text.slice(0, length)}`);
  }
  await take(text);
}

async function atCard(): Promise<void> {
  const { guest } = await openTablet({ settings: PAYMENT_ON });
  await goesToCard(guest);
}

it('a card is typed in full-width digits and letters, in the middle of others, too', async () => {
  await atCard();
  await writes('cardNumber', '４１１１１１');
  await holds('cardNumber', '4111 11');
  await writes('cardNumber', '１１１１', '4111 11');
  await holds('cardNumber', '4111 1111 11');
  await userEvent.keyboard('{Home}');
  await compose('５５');
  await holds('cardNumber', '５５4111 1111 11');
  await take('５５');
  await holds('cardNumber', '5541 1111 1111');
  // The cursor stays there.
  await userEvent.keyboard('9');
  await holds('cardNumber', '5594 1111 1111 1');
  await writes('securityCode', '１２３');
  await holds('securityCode', '123');
  await writes('holderName', 'taro');
  await focuses('cardNumber');
  await holds('holderName', 'TARO');
});

it('what is left in the middle of composing is mended as anything else', async () => {
  await atCard();
  await focuses('cardNumber');
  await compose('４１１１１１');
  await focuses('holderName');
  await holds('cardNumber', '4111 11');
  await compose('taro');
  await focuses('securityCode');
  await holds('holderName', 'TARO');
});

it('a word whose first sign takes the word before is composed to its end', async () => {
  await atCard();
  await focuses('cardNumber');
  const control = await until('card', () => document.querySelector<HTMLInputElement>('[name="cardNumber"]'));
  const says = (type: 'compositionstart' | 'compositionend') =>
    control.dispatchEvent(new CompositionEvent(type, { bubbles: true }));
  says('compositionstart');
  write(control, '４１');
  says('compositionend');
  says('compositionstart');
  write(control, '４１１');
  await frame();
  await frame();
  expect(control.value).toBe('４１１');
  says('compositionend');
  await holds('cardNumber', '411');
});

it('readings, numbers and the postcode are mended and looked up when they are taken', async () => {
  const { guest, calls } = await openTablet({
    settings: onlyAsked({ last_name_kana: 2, phone: 2, zip_code: 2, prefecture: 2, city: 2, subarea: 2 }),
  });
  await guest.opensForm(NAMES.alone);
  // The reservation has told another reading.
  await guest.taps('change-name');
  await guest.types('lastKana', '');
  await writes('lastKana', 'やまだ');
  await focuses('tel');
  await holds('lastKana', 'ヤマダ');
  await writes('tel', '０９０ー１２３４ー５６７８');
  await holds('tel', '09012345678');

  await focuses('postcode');
  for (const composed of ['７８３００６０', '１００', '７８３００６０']) await compose(composed);
  await holds('postcode', '７８３００６０');
  expect(calls('address')).toEqual([]);
  await take('７８３００６０');
  await holds('subarea', '蛍が丘');
  expect(calls('address').map(({ query }) => query.zipcode)).toEqual(['7830060']);
});

it('a key of the keypad comes after what is composed', async () => {
  const { guest } = await openTablet({ settings: { kiosk: { on_screen_keyboard: 'on' } } });
  await guest.begins('checkin');
  await focuses('reservationName');
  const find = () => document.querySelector<HTMLElement>('[data-key="ア"]');
  const key = await until('key', find);
  await compose('サト');
  await userEvent.click(key);
  await holds('reservationName', 'サトア');
  await compose('ウ');
  await take('ウ');
  await holds('reservationName', 'サトアウ');
  expect(canTap('main')).toBe(true);
  expect(find()).not.toBeNull();
});
