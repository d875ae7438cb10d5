import { expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';
import { isTold } from '../support/failures';
import { answersWith } from '../support/hold';
import { openTablet } from '../support/open-tablet';
import { canTap, complaints, texts } from '../support/seen';
import { ticked } from '../support/touch';

const settings = { wait_interval: 500 };
const { required_error: ERROR, failed, loading } = ja.views.checkout.payment_terms_view;
const terms = () => texts('main section').join('');

async function opensTerms(guest: PageGuest): Promise<void> {
  await guest.goesToRooms(NAMES.nothingToPay);
  await guest.goesOn('/checkout/payment-terms');
}

it('nobody agrees to what has not been shown; the error comes and goes with the tick', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const { guest, hotel } = await openTablet({ settings, hotel: { wait: () => held } });
  hotel.faults.set({ call: 'payment_terms', kind: 'delay', times: 1 });
  await opensTerms(guest);
  await expect.poll(terms).toContain(loading);
  expect(ticked('agreeTerms')).toEqual([]);
  await guest.ticks('agreeTerms');
  expect(canTap('main')).toBe(false);
  letGo();
  await expect.poll(terms).toContain('カード情報は決済代行会社が処理し');
  await guest.goesOn('/checkout/confirm-checkout');
  await guest.goesBack('/checkout/payment-terms');
  expect(ticked('agreeTerms')).toHaveLength(1);
  expect(complaints('agreeTerms')).toEqual([]);
  (await guest.field('agreeTerms')).click();
  await expect.poll(() => complaints('agreeTerms')).toEqual([ERROR]);
  await guest.goesOn('/checkout/payment-terms');
  await guest.ticks('agreeTerms');
  await guest.goesOn('/checkout/confirm-checkout');
});

const HOSTILE = `<h2 id="main" onclick="window.hit=1">お支払い</h2>
<script>window.hit = 1</script><img src="x" onerror="window.hit=1"><svg onload="window.hit=1"></svg>
<style>body { display: none }</style><iframe src="/demo/"></iframe><form action="/demo/"><input name="agreeTerms"></form>
<p style="position:fixed;inset:0" class="x"><a href="https://example.com/" target="_blank">当館の案内</a></p>
<a href="javascript:window.hit=1">約款</a> <a href="tel:0312345678">電話</a> <meta http-equiv="refresh" content="0;url=/demo/">
<ul><li><strong>前払い</strong></li></ul>`;

it('terms that would act are no terms without words; with words they lead nowhere, and links are codes', async () => {
  const { guest } = await openTablet({ settings });
  let content = '<p>&nbsp;</p><img src="x"><script>1</script>';
  answersWith(/payment_terms/, () => ({ payload: { content } }));
  await opensTerms(guest);
  await isTold(guest, ja.api.base_api.error_invalid_format);
  await expect.poll(terms).toContain(failed);
  expect(canTap('main')).toBe(false);

  content = HOSTILE;
  await guest.taps('reload');
  await expect.poll(() => texts('main section strong')).toEqual(['前払い']);
  const region = document.querySelector('main section');
  expect(region?.querySelector('script, img, svg, style, iframe, form, input, a, meta')).toBe(null);
  const written = [...(region?.querySelectorAll<HTMLElement>(':scope > div *') ?? [])];
  const links = written.filter((element) => element.matches('[data-action="link"]'));
  expect(links.map(({ textContent }) => textContent)).toEqual(['当館の案内', '電話']);
  const others = written.filter((element) => !links.includes(element));
  expect(others.flatMap((element) => element.getAttributeNames())).toEqual([]);
  for (const words of ['お支払い', '約款']) {
    expect(terms()).toContain(words);
    written.find((element) => element.textContent.includes(words))?.click();
  }
  // A link shows a code, as on home.
  links[0]?.click();
  await expect.poll(() => texts('dialog[open]').join('')).toContain('https://example.com/');
  expect(document.querySelector('dialog[open] [role="img"]')?.getAttribute('aria-label')).toBe(
    'https://example.com/',
  );
  await guest.taps('close');
  await guest.isOn('/checkout/payment-terms');
  expect('hit' in window).toBe(false);
  await guest.ticks('agreeTerms');
  await guest.goesOn('/checkout/confirm-checkout');
});
