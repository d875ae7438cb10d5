import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { BRISK_QUEUE, CheckoutPage, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { says } from '../support/field-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { answers, holds } from '../support/hold.ts';

/** The payment terms: a text of the hotel, to be agreed to. */

test.use({ today: MORNING_OF_21_NOVEMBER });
test.beforeEach(({ tenant }) => tenant.configure(BRISK_QUEUE));

test('nobody agrees to what has not been shown; the error comes and goes with the tick', async ({
  page,
  tenant,
}) => {
  const guest = new CheckoutPage(page, tenant);
  const { required_error: error, terms, loading } = ja.views.checkout.payment_terms_view;
  await guest.goesToRooms('ヤマダ タロウ');
  const letsGo = await holds(page, '**/payment_terms');
  await guest.goesOn();
  await guest.isOn('/checkout/payment-terms');
  await expect(page.getByRole('region')).toContainText(loading);
  await expect(guest.field('agreeTerms')).not.toBeChecked();
  await guest.field('agreeTerms').check();
  await expect(page.locator('[data-action="main"]')).toBeDisabled();
  await letsGo();
  await expect(page.getByRole('region', { name: terms })).toContainText('カード情報は決済代行会社が処理し');
  await expect(page.locator('[data-action="main"]')).toBeEnabled();
  await guest.goesOn();
  await guest.isOn('/checkout/check-total');
  await guest.taps('back');
  await guest.isOn('/checkout/payment-terms');
  await expect(guest.field('agreeTerms')).toBeChecked();
  await says(page, 'agreeTerms', undefined);
  await guest.field('agreeTerms').uncheck();
  await says(page, 'agreeTerms', error);
  await guest.goesOn();
  await guest.isOn('/checkout/payment-terms');
  await guest.agrees('/checkout/check-total');
});

const HOSTILE = `<h2 id="main" onclick="window.hit=1">お支払い</h2>
<script>window.hit = 1</script><img src="x" onerror="window.hit=1"><svg onload="window.hit=1"></svg>
<style>body { display: none }</style><iframe src="/demo/"></iframe><form action="/demo/"><input name="agreeTerms"></form>
<p style="position:fixed;inset:0" class="x"><a href="https://example.com/" target="_blank">当館の案内</a></p>
<a href="javascript:window.hit=1">約款</a> <a href="tel:0312345678">電話</a> <meta http-equiv="refresh" content="0;url=/demo/">
<ul><li><strong>前払い</strong></li></ul>`;

test.describe('terms that would act', () => {
  // What is taken out is noted, for it would have been refused as well.
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('are no terms without words; with words they lead nowhere but on, and who has not agreed is asked to', async ({
    page,
    tenant,
  }) => {
    const guest = new CheckoutPage(page, tenant);
    const { required_error: error, failed } = ja.views.checkout.payment_terms_view;
    await answers(page, '**/payment_terms', { content: '<p>&nbsp;</p><img src="x"><script>1</script>' });
    await guest.goesToTerms('セイサン ナシコ');
    await guest.isTold(ja.api.base_api.error_invalid_format);
    const terms = page.getByRole('region');
    await expect(terms).toContainText(failed);
    await expect(page.locator('[data-action="main"]')).toBeDisabled();
    await answers(page, '**/payment_terms', { content: HOSTILE });
    await guest.taps('reload');
    await expect(terms.locator('strong')).toHaveText('前払い');
    await expect(terms.locator('script, img, svg, style, iframe, form, input, a, meta')).toHaveCount(0);
    const attributes = await terms
      .locator('> div *')
      .evaluateAll((elements) => elements.flatMap((element) => element.getAttributeNames()));
    expect(attributes).toEqual([]);
    for (const words of ['お支払い', '当館の案内', '約款', '電話']) await terms.getByText(words).click();
    await guest.isOn('/checkout/payment-terms');
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(page.context().pages()).toHaveLength(1);

    await expect(guest.field('agreeTerms')).not.toBeChecked();
    await says(page, 'agreeTerms', undefined);
    await guest.goesOn();
    await says(page, 'agreeTerms', error);
    await expect(guest.field('agreeTerms')).toBeFocused();
    await guest.isOn('/checkout/payment-terms');
    await guest.field('agreeTerms').check();
    await says(page, 'agreeTerms', undefined);
    await guest.goesOn();
    await guest.isOn('/checkout/confirm-checkout');
  });
});
