import { expect, it } from 'vitest';
import { OVERSEAS_PASSPORT_ONLY } from '../../../kiosk/guest/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import { openTablet } from '../support/open-tablet';
import { hotelWrites } from '../support/own-words';
import { canTap, count, texts } from '../support/seen';

/**
 * The hotel's own texts, notices, links, pictures. Faults: `tests/config/load.test.ts`,
 * `ui/hotel-html-clean.test.ts`.
 */

const words = () => document.querySelector('#root')?.textContent;
const title = () => texts('#root h1').join();

it('the hotel’s own texts stand over the built-in ones, in the language they are for', async () => {
  const { guest } = await openTablet();
  await hotelWrites({
    views: { home_view: { title: '湖畔の宿へようこそ\nどうぞこちらから', no_such_text: 'x' } },
    app: { close: { not: 'a text' } },
  });
  await expect.poll(title).toBe('湖畔の宿へようこそどうぞこちらから');
  expect(texts('[data-action="checkin"]').join()).toContain('チェックイン');
  await guest.chooses('language', 'en');
  await expect.poll(() => document.documentElement.lang).toBe('en');
  await expect.poll(title).not.toContain('湖畔の宿');
});

it('notices of the hotel stand on home and beside the look-up, each in the language shown', async () => {
  const { guest } = await openTablet({
    settings: {
      notices: {
        checkin_attention: { ja: '15時から承ります', en: 'From 3 p.m.' },
        additional_message: { ja: '夕食は別館です' },
        search_attention: 'お名前はカタカナで / in katakana',
        reservation_attention: { ja: 'お部屋は当日決まります' },
      },
    },
  });
  await expect.poll(words).toContain('15時から承ります');
  expect(words()).toContain('夕食は別館です');
  await guest.chooses('language', 'en');
  await expect.poll(words).toContain('From 3 p.m.');
  expect(words()).not.toContain('夕食は別館です');
  await guest.chooses('language', 'ja');
  await expect.poll(words).toContain('夕食は別館です');
  await guest.arrives(NAMES.alone);
  await expect.poll(words).toContain('お部屋は当日決まります');
  await guest.taps('back');
  await guest.follows('confirm', '/checkin/search');
  await expect.poll(words).toContain('お名前はカタカナで / in katakana');
});

it('links of the hotel are handed over as a QR code and never opened', async () => {
  const address = 'https://example.com/payment-law?house=1';
  const { guest } = await openTablet({ settings: { links: { payment_law: address } } });
  expect(canTap('eco-discount')).toBeUndefined();
  await guest.taps('payment-law');
  await expect.poll(() => count('dialog[open] svg')).toBe(1);
  expect(texts('dialog[open]').join()).toContain(address);
  expect(count('dialog[open] a')).toBe(0);
  await guest.taps('close');
  await expect.poll(() => count('dialog[open]')).toBe(0);
  await guest.isOn('/');
});

it('a hotel’s own pictures stand where the built-in ones stood', async () => {
  const { guest } = await openTablet({
    settings: {
      ...OVERSEAS_PASSPORT_ONLY,
      assets: { signature_example: '/data/checkout.svg', passport_guide: '/data/checkin.svg' },
    },
  });
  await guest.opensForm(NAMES.alone);
  await guest.fillsIn({ overseasFlug: 'true', countrycode: 'US' });
  await expect.poll(() => count('main img[src="/data/checkin.svg"]')).toBe(1);
  await guest.showsPassport();
  await guest.walks('/checkin/input-representative', '/checkin/term');
  await guest.taps('example');
  await expect.poll(() => count('dialog[open] img[src="/data/checkout.svg"]')).toBe(1);
});
