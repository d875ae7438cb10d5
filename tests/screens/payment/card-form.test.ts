import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import ja from '~/i18n/ja.json';
import { GOOD_CARD } from '../../../kiosk/demo-hotel/cards';
import { until } from '../../../kiosk/guest/hands';
import { CARD } from '../../../kiosk/guest/personas';
import { standsAt } from '../support/clock';
import { tellsTime } from '../support/hold';
import type { Settings } from '../support/open-app';
import { openTablet } from '../support/open-tablet';
import { goesToCard, PAYMENT_ON } from '../support/paying';
import { complaints, count, focused, texts, value, values } from '../support/seen';

/** The card form: its input, words and memory. */

/** The next year, beyond build and hotel clock: the card form uses the latest. */
const YEAR = new Date().getFullYear() + 1;
const NOW = new Date();
const { validation } = ja;
const FIELDS = ['cardNumber', 'expiryMonth', 'expiryYear', 'holderName', 'securityCode'] as const;
const short = (year: number) => String(year % 100);

/** A fixed date, so that some months are over. */
beforeEach(() => standsAt(`${YEAR}-11-21T10:00:00+09:00`));

async function opensForm(settings: Settings = {}) {
  const tablet = await openTablet({ settings: { ...PAYMENT_ON, ...settings } });
  await goesToCard(tablet.guest);
  return tablet;
}

const years = () =>
  [...document.querySelectorAll<HTMLOptionElement>('[name="expiryYear"] option')]
    .map((option) => option.value)
    .filter(Boolean);
const yearsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => short(first + at));

const frameOf = (name: string) => `[data-field-frame]:has([name="${name}"])`;

async function keys(name: string, typed: string): Promise<HTMLElement> {
  const field = await until(name, () => document.querySelector<HTMLElement>(`[name="${name}"]`));
  await userEvent.clear(field);
  if (typed !== '') await userEvent.type(field, typed);
  return field;
}

async function opensList(name: string): Promise<void> {
  const find = () => document.querySelector(`${frameOf(name)} button`);
  await userEvent.click(await until(`list ${name}`, find));
}

async function picksHere(picked: string): Promise<void> {
  const find = () => document.querySelector(`dialog[open] [data-value="${picked}"]`);
  await userEvent.click(await until(picked, find));
}

async function picks(name: string, picked: string): Promise<void> {
  await opensList(name);
  await picksHere(picked);
  await expect.poll(() => count('dialog[open]')).toBe(0);
}

it('digits are typed on a telephone keypad, and the browser keeps nothing', async () => {
  const { guest } = await opensForm();
  const hints = async (name: string, ...attributes: string[]) => {
    const field = await guest.field(name);
    return attributes.map((attribute) => field.getAttribute(attribute));
  };
  expect(await hints('cardNumber', 'type', 'inputmode', 'autocomplete')).toEqual(['tel', 'numeric', 'off']);
  expect(await hints('securityCode', 'inputmode', 'autocomplete')).toEqual(['numeric', 'off']);
  expect(await hints('holderName', 'autocomplete')).toEqual(['off']);
});

it('the security code stands behind dots until the guest asks to see it', async () => {
  const { guest } = await opensForm();
  const code = await guest.field('securityCode');
  const show = await until('button', () => document.querySelector<HTMLElement>('[data-action="show-code"]'));
  const dots = () => getComputedStyle(code).getPropertyValue('-webkit-text-security');
  await userEvent.click(code);
  expect(dots()).toBe('disc');
  await userEvent.click(show);
  await expect.poll(dots).toBe('none');
  expect(show.ariaPressed).toBe('true');
  expect(focused()).toBe('securityCode');
  await userEvent.click(show);
  await expect.poll(dots).toBe('disc');
});

it('a number stands in groups, with its brand, and a digit in the middle can be mended', async () => {
  const { guest } = await opensForm();
  for (const [typed, shown, brand] of [
    ['4111111111111111', '4111 1111 1111 1111', 'VISA'],
    ['378282246310005', '3782 822463 10005', 'American Express'],
  ] as const) {
    await guest.types('cardNumber', typed);
    await expect.poll(() => value('cardNumber'), { message: typed }).toBe(shown);
    await expect.poll(() => texts(frameOf('cardNumber')).join(), { message: typed }).toContain(brand);
    expect(complaints('cardNumber'), typed).toEqual([]);
  }
  // By the keyboard, with the card's number of digits at most.
  await keys('cardNumber', '41111911111111119999');
  await expect.poll(() => value('cardNumber')).toBe('4111 1911 1111 1111');
  // To the place behind the 9.
  await userEvent.keyboard(`{Home}${'{ArrowRight}'.repeat(7)}{Backspace}2`);
  await expect.poll(() => value('cardNumber')).toBe('4111 1211 1111 1111');
  // Over the gap between two groups.
  await userEvent.keyboard('{ArrowLeft}{Backspace}{Backspace}78');
  await expect.poll(() => value('cardNumber')).toBe('4117 8211 1111 1111');
});

it('each field says what is wrong when the guest leaves it', async () => {
  const { guest } = await opensForm();
  for (const [field, typed, kept, sentence] of [
    ['cardNumber', '4111111111111112', '4111 1111 1111 1112', validation.card_number],
    ['holderName', 'ヤマダ タロウ', 'ヤマダ タロウ', validation.card_holder],
    ['holderName', 'taro yamada', 'TARO YAMADA', undefined],
    ['securityCode', '12', '12', validation.security_code_length],
    ['securityCode', '１２３', '123', undefined],
  ] as const) {
    await guest.types(field, typed);
    await expect.poll(() => value(field), { message: typed }).toBe(kept);
    await expect.poll(() => complaints(field), { message: typed }).toEqual(sentence ? [sentence] : []);
  }
  for (const [field, most] of [
    ['holderName', 'X'.repeat(50)],
    ['securityCode', '1234'],
  ] as const) {
    (await keys(field, `${most}X`)).blur();
    await expect.poll(() => value(field)).toBe(most);
    expect(complaints(field)).toEqual([]);
  }
});

it('a card that has expired is found when its date is left, and stops nobody who takes another year', async () => {
  const { guest } = await opensForm();
  // Ten years by default.
  expect(years()).toEqual(yearsFrom(YEAR, YEAR + 10));
  await picks('expiryYear', short(YEAR));
  expect(complaints('expiryYear')).toEqual([]);
  await picks('expiryMonth', '10');
  await expect.poll(() => complaints('expiryYear')).toEqual([validation.card_expiry]);
  expect(complaints('expiryMonth')).toEqual([]);
  await picks('expiryMonth', '11');
  await expect.poll(() => complaints('expiryYear')).toEqual([]);

  // A machine that sets the real controls gets the same.
  const month = await guest.field('expiryMonth');
  month.focus();
  await guest.picks('expiryMonth', '10');
  month.blur();
  await expect.poll(() => complaints('expiryYear')).toEqual([validation.card_expiry]);
  const { cardNumber, holderName, securityCode } = CARD;
  await guest.fillsIn({ cardNumber, holderName, securityCode });
  await guest.goesOn('/checkin/input-card');
  await picks('expiryYear', short(YEAR + 1));
  await expect.poll(() => complaints('expiryYear')).toEqual([]);
  await guest.goesOn('/checkin/receipt-mail');
});

it('years go as far as the hotel says', async () => {
  await opensForm({ card: { expiry_span_years: 2 } });
  expect(years()).toEqual(yearsFrom(YEAR, YEAR + 2));
});

it('an empty form has a sentence at each field; they go while they are mended, and a wrong field costs nothing of the others', async () => {
  const { guest } = await opensForm();
  for (const field of FIELDS) expect(complaints(field), field).toEqual([]);
  await guest.goesOn();
  await expect
    .poll(() => FIELDS.flatMap(complaints))
    .toEqual([
      validation.card_number,
      validation.select,
      validation.select,
      validation.card_holder,
      validation.security_code,
    ]);
  await guest.isOn('/checkin/input-card');
  await expect.poll(focused).toBe('cardNumber');

  await guest.types('holderName', CARD.holderName);
  await expect.poll(() => complaints('holderName')).toEqual([]);
  // The month leads to the open year.
  await opensList('expiryMonth');
  await picksHere('12');
  await expect.poll(() => complaints('expiryMonth')).toEqual([]);
  await expect.poll(() => texts('dialog[open] h2')).toEqual([ja.views.payment.input_card_view.expiry_year]);
  await picksHere(short(YEAR));
  await expect.poll(() => count('dialog[open]')).toBe(0);
  await expect.poll(() => document.activeElement?.closest(frameOf('expiryYear'))?.tagName).toBeTruthy();
  expect(complaints('expiryYear')).toEqual([]);
  await guest.types('cardNumber', GOOD_CARD);
  await guest.types('securityCode', '1');
  await expect.poll(() => FIELDS.flatMap(complaints)).toEqual([validation.security_code_length]);

  await guest.goesOn();
  await expect.poll(focused).toBe('securityCode');
  const entered = ['4111 1111 1111 1111', '12', short(YEAR), CARD.holderName];
  expect(values(...FIELDS)).toEqual([...entered, '1']);
  await guest.types('securityCode', '1234');
  await guest.goesOn('/checkin/receipt-mail');
  await guest.goesBack('/checkin/input-card');
  expect(values(...FIELDS)).toEqual([...entered, '1234']);
});

it('a tablet whose clock has no battery goes by the hotel, and takes a card', async () => {
  standsAt('1970-01-01T09:00:00+09:00');
  const { guest } = await openTablet({ settings: PAYMENT_ON, hotel: { now: () => NOW } });
  tellsTime(NOW);
  await goesToCard(guest);
  expect(years()).toEqual(yearsFrom(NOW.getFullYear(), NOW.getFullYear() + 10));
  await guest.fillsIn(CARD);
  await guest.goesOn('/checkin/receipt-mail');
});
