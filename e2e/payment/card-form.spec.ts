import { CheckinPaymentPage, PAYMENT_ON } from '../pages/checkin-payment-page.ts';
import { dialogOn, GOOD_CARD } from '../pages/payment-page.ts';
import { frameOf, isInView, says } from '../support/field-errors.ts';
import { expect, type Page, test } from '../support/fixtures.ts';

/** The card form: what it takes, what it says, and what it never loses. */

const NUMBER = 'クレジットカード番号を正しく入力してください';
const CHOOSE = '選択してください';
const EXPIRED = 'クレジットカード有効期限が無効です';
const HOLDER = 'クレジットカード名義を正しく入力してください';
const CODE = 'セキュリティコードを入力してください';
const CODE_LENGTH = 'セキュリティコードは３桁もしくは４桁の数字で入力してください';

/** A year that neither the build nor the hotel's clock is in yet: the card form goes by the latest of them. */
const YEAR = new Date().getFullYear() + 1;
/** A year as the card has it. */
const short = (year: number) => String(year % 100);

const FIELDS = ['cardNumber', 'expiryMonth', 'expiryYear', 'holderName', 'securityCode'] as const;

test.beforeEach(async ({ page, tenant }) => {
  // The calendar stands still, so that there are months that are over.
  await page.clock.setFixedTime(new Date(`${YEAR}-11-21T10:00:00+09:00`));
  tenant.configure(PAYMENT_ON);
});

/** Picks from a list as a guest does, with the finger. */
async function picks(page: Page, field: string, value: string): Promise<void> {
  await frameOf(page, field).getByRole('button').click();
  await dialogOn(page).locator(`[data-value="${value}"]`).click();
  await expect(dialogOn(page)).toHaveCount(0);
}

/** The list has so many years, beginning with the first. */
async function offersYears(guest: CheckinPaymentPage, first: number, count: number): Promise<void> {
  const years = await guest
    .field('expiryYear')
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')).filter(Boolean));
  expect(years).toEqual(Array.from({ length: count }, (_, at) => short(first + at)));
}

test('each field takes what a guest types, and says what is wrong when the guest leaves it', async ({
  page,
  tenant,
}) => {
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.goesToCard();
  const number = guest.field('cardNumber');

  await test.step('digits are typed on a telephone keypad, and the browser keeps nothing', async () => {
    await expect(number).toHaveAttribute('type', 'tel');
    await expect(number).toHaveAttribute('inputmode', 'numeric');
    await expect(guest.field('securityCode')).toHaveAttribute('inputmode', 'numeric');
    for (const name of ['cardNumber', 'holderName', 'securityCode']) {
      await expect(guest.field(name), name).toHaveAttribute('autocomplete', 'off');
    }
  });

  await test.step('the security code stands behind dots until the guest asks to see it', async () => {
    const code = guest.field('securityCode');
    const show = page.getByRole('button', { name: 'セキュリティコードを表示する' });
    const dots = '-webkit-text-security';
    await code.focus();
    await expect(code).toHaveCSS(dots, 'disc');
    await show.click();
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await expect(code).toHaveCSS(dots, 'none');
    await expect(code).toBeFocused();
    await show.click();
    await expect(code).toHaveCSS(dots, 'disc');
  });

  await test.step('years go ten on, where the hotel says nothing', () => offersYears(guest, YEAR, 11));

  for (const [typed, shown, brand] of [
    ['4111111111111111', '4111 1111 1111 1111', 'VISA'],
    ['5555-5555-5555-4444', '5555 5555 5555 4444', 'Mastercard'],
    ['３５３０１１１３３３３０００００', '3530 1113 3330 0000', 'JCB'],
    ['378282246310005', '3782 822463 10005', 'American Express'],
    ['30569309025904', '3056 9309 0259 04', 'Diners Club'],
    ['41111111111111119999', '4111 1111 1111 1111', 'VISA'],
  ] as const) {
    await test.step(`the number stands in groups, with its brand: ${typed}`, async () => {
      await number.fill('');
      await number.pressSequentially(typed);
      await expect(number).toHaveValue(shown);
      await expect(frameOf(page, 'cardNumber').getByText(brand, { exact: true })).toBeVisible();
      await number.blur();
      await says(page, 'cardNumber', undefined);
    });
  }

  await test.step('a digit in the middle of the number can be mended', async () => {
    await number.fill('');
    await number.pressSequentially('4111191111111111');
    await expect(number).toHaveValue('4111 1911 1111 1111');
    // To the place behind the 9.
    await number.press('Home');
    for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('2');
    await expect(number).toHaveValue('4111 1211 1111 1111');
    // Over the gap between two groups.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('78');
    await expect(number).toHaveValue('4117 8211 1111 1111');
  });

  for (const [field, typed, kept, sentence] of [
    ['cardNumber', '4111111111111112', '4111 1111 1111 1112', NUMBER],
    ['cardNumber', '4111', '4111', NUMBER],
    ['cardNumber', 'カード', '', NUMBER],
    ['holderName', 'ヤマダ タロウ', 'ヤマダ タロウ', HOLDER],
    ['holderName', "O'BRIEN", "O'BRIEN", HOLDER],
    ['holderName', 'TARO 2', 'TARO 2', HOLDER],
    ['holderName', '   ', '   ', HOLDER],
    ['holderName', 'taro yamada', 'TARO YAMADA', undefined],
    ['holderName', 'X'.repeat(51), 'X'.repeat(50), undefined],
    ['securityCode', '12', '12', CODE_LENGTH],
    ['securityCode', '12a', '12a', CODE_LENGTH],
    ['securityCode', '', '', CODE],
    ['securityCode', '12345', '1234', undefined],
    ['securityCode', '１２３', '123', undefined],
  ] as const) {
    await test.step(`${field}: ${typed}`, async () => {
      const input = guest.field(field);
      await input.fill('');
      await input.pressSequentially(typed);
      await input.blur();
      await expect(input).toHaveValue(kept);
      await says(page, field, sentence);
    });
  }
});

test('the form says what is missing or over when the guest goes on, and loses nothing', async ({
  page,
  tenant,
}) => {
  tenant.configure({ card: { expiry_span_years: 2 } });
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.goesToCard();
  await test.step('years go as far as the hotel says', () => offersYears(guest, YEAR, 3));

  await test.step('a card that has expired is found when the month is left', async () => {
    await picks(page, 'expiryYear', short(YEAR));
    await says(page, 'expiryYear', undefined);
    await picks(page, 'expiryMonth', '10');
    await says(page, 'expiryYear', EXPIRED);
    await says(page, 'expiryMonth', undefined);
    await picks(page, 'expiryMonth', '11');
    await says(page, 'expiryYear', undefined);
  });

  await test.step('and so it is by a machine that sets the real controls', async () => {
    const month = guest.field('expiryMonth');
    await month.focus();
    await month.selectOption('10');
    await month.blur();
    await says(page, 'expiryYear', EXPIRED);
  });

  await test.step('and stops nobody who takes another year', async () => {
    await guest.types('cardNumber', GOOD_CARD);
    await guest.types('holderName', 'TARO YAMADA');
    await guest.types('securityCode', '123');
    await guest.goesOn();
    await guest.isOn('/checkin/input-card');
    await picks(page, 'expiryYear', short(YEAR + 1));
    await says(page, 'expiryYear', undefined);
    await guest.goesOn();
    await guest.isOn('/checkin/receipt-mail');
  });

  await test.step('an empty form has a sentence at each field, and shows the first', async () => {
    for (const screen of ['input-card', 'check-total']) {
      await guest.taps('back');
      await guest.isOn(`/checkin/${screen}`);
    }
    await guest.goesOn();
    await guest.isOn('/checkin/input-card');
    for (const field of FIELDS) await says(page, field, undefined);
    await guest.goesOn();
    for (const [field, sentence] of [
      ['cardNumber', NUMBER],
      ['expiryMonth', CHOOSE],
      ['expiryYear', CHOOSE],
      ['holderName', HOLDER],
      ['securityCode', CODE],
    ] as const) {
      await says(page, field, sentence);
    }
    await guest.isOn('/checkin/input-card');
    await expect(guest.field('cardNumber')).toBeFocused();
    await isInView(page, 'cardNumber');
  });

  await test.step('which go while they are mended', async () => {
    await guest.field('cardNumber').fill(GOOD_CARD);
    await says(page, 'cardNumber', undefined);
    // The month leads to the year, which is still open.
    await frameOf(page, 'expiryMonth').getByRole('button').click();
    await dialogOn(page).locator('[data-value="12"]').click();
    await says(page, 'expiryMonth', undefined);
    await expect(dialogOn(page)).toHaveAccessibleName('有効期限（年）');
    await dialogOn(page)
      .locator(`[data-value="${short(YEAR)}"]`)
      .click();
    await expect(dialogOn(page)).toHaveCount(0);
    await expect(frameOf(page, 'expiryYear').getByRole('button')).toBeFocused();
    await says(page, 'expiryYear', undefined);
    await guest.field('holderName').fill('TARO YAMADA');
    await says(page, 'holderName', undefined);
    await guest.field('securityCode').fill('1');
    await says(page, 'securityCode', CODE_LENGTH);
  });

  await test.step('a wrong field costs nothing of the others', async () => {
    await guest.goesOn();
    await says(page, 'securityCode', CODE_LENGTH);
    await expect(guest.field('securityCode')).toBeFocused();
    await expect(guest.field('cardNumber')).toHaveValue('4111 1111 1111 1111');
    await expect(guest.field('expiryMonth')).toHaveValue('12');
    await expect(guest.field('expiryYear')).toHaveValue(short(YEAR));
    await expect(guest.field('holderName')).toHaveValue('TARO YAMADA');
    await guest.field('securityCode').fill('1234');
    await says(page, 'securityCode', undefined);
    await guest.goesOn();
    await guest.isOn('/checkin/receipt-mail');
  });

  await test.step('nor does going back from the screen after it', async () => {
    await guest.taps('back');
    await guest.isOn('/checkin/input-card');
    await expect(guest.field('cardNumber')).toHaveValue('4111 1111 1111 1111');
    await expect(guest.field('securityCode')).toHaveValue('1234');
    await guest.goesOn();
    await guest.isOn('/checkin/receipt-mail');
  });
});

test('a tablet whose clock has no battery goes by the hotel, and takes a card', async ({ page, tenant }) => {
  await page.clock.setFixedTime(new Date('1970-01-01T09:00:00+09:00'));
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.goesToCard();
  await offersYears(guest, new Date().getFullYear(), 11);
  await guest.fillsInCard();
  await guest.goesOn();
  await guest.isOn('/checkin/receipt-mail');
});
