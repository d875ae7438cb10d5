import { CheckinPaymentPage, PAYMENT_ON } from '../pages/checkin-payment-page.ts';
import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { onlyAsked } from '../support/levels.ts';

/** Guests who write with an input method: what it composes is left alone until it is taken. */

/** An input method that writes in the control that has the focus. */
async function inputMethod(page: Page) {
  const engineer = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    engineer.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  const take = (text: string) => engineer.send('Input.insertText', { text });
  return {
    compose,
    take,
    /** Composes sign by sign into a field that held `before`, and takes it. */
    async writes(name: string, text: string, before = ''): Promise<void> {
      const field = page.locator(`[name="${name}"]`);
      await field.focus();
      for (let length = 1; length <= text.length; length += 1) {
        await compose(text.slice(0, length));
        await expect(field).toHaveValue(`${before}${text.slice(0, length)}`);
      }
      await take(text);
    },
  };
}

test('a card is typed in full-width digits and letters', async ({ page, tenant }) => {
  tenant.configure(PAYMENT_ON);
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.goesToCard();
  const { writes } = await inputMethod(page);
  await writes('cardNumber', '４１１１１１');
  await expect(guest.field('cardNumber')).toHaveValue('4111 11');
  await writes('cardNumber', '１１１１', '4111 11');
  await expect(guest.field('cardNumber')).toHaveValue('4111 1111 11');
  await test.step('in the middle of others, too, and the cursor stays there', async () => {
    await page.keyboard.press('Home');
    const { compose, take } = await inputMethod(page);
    await compose('５５');
    await expect(guest.field('cardNumber')).toHaveValue('５５4111 1111 11');
    await take('５５');
    await expect(guest.field('cardNumber')).toHaveValue('5541 1111 1111');
    await page.keyboard.type('9');
    await expect(guest.field('cardNumber')).toHaveValue('5594 1111 1111 1');
  });
  await writes('securityCode', '１２３');
  await expect(guest.field('securityCode')).toHaveValue('123');
  await writes('holderName', 'taro');
  await guest.field('holderName').blur();
  await expect(guest.field('holderName')).toHaveValue('TARO');
});

test('what is left in the middle of composing is mended as anything else', async ({ page, tenant }) => {
  tenant.configure(PAYMENT_ON);
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.goesToCard();
  const { compose } = await inputMethod(page);
  await guest.field('cardNumber').focus();
  await compose('４１１１１１');
  await guest.field('holderName').focus();
  await expect(guest.field('cardNumber')).toHaveValue('4111 11');
  await compose('taro');
  await guest.field('securityCode').focus();
  await expect(guest.field('holderName')).toHaveValue('TARO');
});

test('readings, numbers and the postcode are mended and looked up when they are taken', async ({
  page,
  tenant,
}) => {
  tenant.configure(
    onlyAsked({ last_name_kana: 2, phone: 2, zip_code: 2, prefecture: 2, city: 2, subarea: 2 }),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/address/search')) asked.push(new URL(request.url()).search);
  });
  const guest = new Guest(page, tenant);
  await guest.looksUp('サトウハナコ');
  await guest.confirmsReservation();
  const { writes, compose, take } = await inputMethod(page);
  // The reservation has told another reading.
  await guest.types('lastKana', '');
  await writes('lastKana', 'やまだ');
  await guest.field('lastKana').blur();
  await expect(guest.field('lastKana')).toHaveValue('ヤマダ');
  await writes('tel', '０９０ー１２３４ー５６７８');
  await expect(guest.field('tel')).toHaveValue('09012345678');

  await guest.field('postcode').focus();
  await compose('７８３００６０');
  await compose('１００');
  await compose('７８３００６０');
  await expect(guest.field('postcode')).toHaveValue('７８３００６０');
  expect(asked).toEqual([]);
  await take('７８３００６０');
  await expect(guest.field('subarea')).toHaveValue('蛍が丘');
  expect(asked).toEqual(['?zipcode=7830060']);
});

test('a key of the keypad comes after what is composed', async ({ page, tenant }) => {
  tenant.configure({ kiosk: { on_screen_keyboard: 'on' } });
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  const name = guest.field('reservationName');
  await name.focus();
  const key = page.locator('[data-key="ア"]');
  await expect(key).toBeVisible();
  const { compose, take } = await inputMethod(page);
  await compose('サト');
  await key.click();
  await expect(name).toHaveValue('サトア');
  await compose('ウ');
  await take('ウ');
  await expect(name).toHaveValue('サトアウ');
  await expect(key).toBeVisible();
});
