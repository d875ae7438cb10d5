import { describe, expect, it } from 'vitest';
import { until } from '../../../kiosk/guest/hands';
import { OVERSEAS_PASSPORT_ONLY, PAYMENT_ON } from '../../../kiosk/guest/levels';
import { EMI, KENTA, NAMES, YAMADA } from '../../../kiosk/guest/personas';
import { auditor, ON_PHONE_TOO, roundsIn } from '../support/audit';
import { filmsTwoColours, hasCameras, takesPicture } from '../support/cameras';
import { holds, losesNetwork } from '../support/hold';
import { openTablet } from '../support/open-tablet';
import { chooses } from '../support/pictures';
import { count, texts } from '../support/seen';
import { closes, hasDialog, hasError, isGone, isThere, opensList, waits } from '../support/shown';

/** Every state of check-in by axe, and by a ruler in every language alone. The payment: `checkout.test.ts`. */

const NOTICES = {
  checkin_attention: 'チェックインは15時からです。',
  additional_message: '大浴場は24時までご利用いただけます。',
  additional_html: '<h2>ご案内</h2><p>朝食は<a href="https://example.com/">こちら</a>です。</p>',
  search_attention: 'ご予約時のお名前でお探しください。',
  reservation_attention: 'お部屋は禁煙です。',
};
const LINKS = { payment_law: 'https://example.com/law', eco_discount: 'https://example.com/eco' };
const UNKNOWN_NAMES = ['ダレモ シラナイ', 'シラナイ ダレモ', 'DAREMO SHIRANAI'];
const hotelsOwn = [NOTICES, LINKS].flatMap(Object.values).concat(UNKNOWN_NAMES).join();

const LONG_NAME = 'ジュゲムジュゲムゴコウノスリキレカイジャリスイギョノスイギョウマツウンライマツ';

const ROUNDS = roundsIn(
  ['ja', 'landscape', 'portrait', 'phone'],
  ['en', 'landscape', 'phone'],
  ['zh-Hans', 'phone'],
  ['zh-Hant', 'portrait'],
  ['ko', 'landscape', 'phone'],
);

describe('check-in in every language', () => {
  it.each([
    ['/nowhere', '/404'],
    ['/checkin/term', '/reload-error'],
  ])('the address %s', async (address, screen) => {
    const inspect = auditor(...ROUNDS);
    const { guest } = await openTablet({ address });
    await guest.isOn(screen);
    await inspect(screen);
  });

  it('a code', async () => {
    const inspect = auditor(...ROUNDS);
    const { guest } = await openTablet({ settings: { qr_code: { is_active_in_checkin: true } } });
    await guest.says('タナカ イチロウ', 'checkin');
    await guest.goesOn('/checkin/qr');
    await inspect('code');
  });

  it('what went wrong', async () => {
    const inspect = auditor(...ROUNDS);
    const { guest, hotel } = await openTablet({ settings: PAYMENT_ON });
    await guest.says(NAMES.checkedInToPay, 'checkin');
    await guest.goesOn('/checkin/unsettled-qr');
    await inspect('code of a stay to be paid');
    await guest.follows('home', '/');
    await guest.says(NAMES.alone, 'checkin');
    hotel.faults.set({ call: 'checkin_authtoken_request', kind: 'html', status: 404 });
    await guest.goesOn('/common-error');
    await inspect('/common-error');
  });

  it('home as it is built', async () => {
    const inspect = auditor(...ROUNDS);
    await openTablet();
    await inspect('home');
    losesNetwork();
    await isThere('main [role="status"]');
    await inspect('home without network');
  });

  it('from home to the question before going back', async () => {
    const inspect = auditor(...ROUNDS);
    const { guest, hotel } = await openTablet({ settings: { notices: NOTICES, links: LINKS } });
    await expect.poll(() => texts('main').join()).toContain(NOTICES.additional_message);
    await isThere('main a, main h2');
    await inspect('home in full', { rules: ON_PHONE_TOO, hotelsOwn });
    await guest.taps('payment-law');
    await hasDialog();
    await inspect('link', { hotelsOwn });
    await guest.taps('close');

    await guest.begins('checkin');
    await inspect('search', { hotelsOwn });
    await guest.types('reservationName', '山田');
    await hasError();
    await inspect('search with an error', { hotelsOwn });
    await guest.types('reservationName', LONG_NAME);
    hotel.faults.set({ call: 'checkin_authtoken_request', kind: 'reset' });
    const failsToSearch = async () => {
      await guest.goesOn();
      await hasDialog();
    };
    await failsToSearch();
    const again = async () => {
      await closes(guest);
      await failsToSearch();
    };
    await inspect('error dialog', { hotelsOwn, again });
    await guest.taps('close');
    hotel.faults.clear();
    await isGone('dialog[open]');
    await guest.types('reservationName', UNKNOWN_NAMES[0] ?? '');
    await guest.goesOn();
    await closes(guest);
    await inspect('names to try', { hotelsOwn });
    await guest.types('reservationName', LONG_NAME);
    const held = holds(/checkin_authtoken_request/);
    await guest.goesOn();
    await waits();
    await inspect('search under way', { hotelsOwn });
    await held.letGo();
    await guest.isOn('/checkin/check-reservation');
    await inspect('reservation', { rules: ON_PHONE_TOO, hotelsOwn });
    await guest.taps('help');
    await hasDialog();
    await inspect('help', { hotelsOwn });
    await closes(guest);
    for (const [action, leaves] of [
      ['comfort', 'comfort-close'],
      ['comfort-help', 'finish'],
      ['', 'cancel'],
    ] as const) {
      if (action !== '') await guest.taps(action);
      await isThere(`dialog[open] [data-action="${leaves}"]`);
      await inspect(`before ${leaves}`, { hotelsOwn });
      await guest.taps(leaves);
    }
    await isGone('dialog[open]');
    await guest.taps('back');
    await hasDialog();
    await inspect('question before going back', { hotelsOwn });
  });

  it('the search with the keypad', async () => {
    const inspect = auditor(...ROUNDS);
    const { guest } = await openTablet({ settings: { kiosk: { on_screen_keyboard: 'on' } } });
    await guest.begins('checkin');
    (await guest.field('reservationName')).focus();
    await isThere('[data-key="done"]');
    await inspect('search with the keypad');
  });

  it('the forms, to the summary', async () => {
    hasCameras('front', 'back');
    filmsTwoColours();
    const inspect = auditor(...ROUNDS);
    const { guest } = await openTablet({
      settings: { visibility: { representative: { passport: 2 }, companion: { age: 1 } } },
    });
    await guest.opensForm(NAMES.family);
    await inspect('representative');
    await guest.goesOn();
    await hasError();
    await inspect('representative with errors', { rules: ON_PHONE_TOO });
    opensList('prefecture');
    await hasDialog();
    await inspect('prefectures');
    await guest.taps('cancel');
    await guest.types('postcode', '4980000');
    await expect.poll(() => count('[data-action="choose"]')).toBe(2);
    await inspect('addresses of a postcode');

    await guest.chooses('overseasFlug', 'true');
    await inspect('abroad');
    await guest.goesOn();
    await isThere('[name="passport"][aria-invalid="true"]');
    await inspect('abroad with errors');
    await chooses('passport.jpg', new Blob(['no picture']));
    await isThere('[name="passport"][aria-errormessage$="-problem"]');
    await inspect('passport refused');
    await guest.taps('camera');
    await isThere('[data-view="live"]');
    await inspect('camera');
    await takesPicture(guest);
    await inspect('picture of the passport');
    await closes(guest);
    await guest.showsPassport();
    await inspect('passport chosen');
    opensList('countrycode');
    await isThere('dialog[open] [data-value="US"]');
    await inspect('countries');
    const search = await until('search', () =>
      document.querySelector<HTMLInputElement>('dialog[open] input'),
    );
    search.focus();
    document.execCommand('insertText', false, 'zzz');
    await isThere('dialog[open] [role="status"]');
    await inspect('no such country');
    await guest.taps('cancel');

    await guest.chooses('overseasFlug', 'false');
    await guest.fillsIn(YAMADA);
    await guest.goesOn('/checkin/input-companions');
    await inspect('companions');
    await guest.goesOn();
    await hasError();
    await inspect('companions with errors', { rules: ON_PHONE_TOO });
    await guest.fillsInCompanions([EMI, KENTA]);
    await guest.goesOn('/checkin/guests-info');
    await inspect('summary', { rules: ON_PHONE_TOO });
  });

  it('from the agreement to the end', async () => {
    const inspect = auditor(...ROUNDS);
    const { guest, hotel } = await openTablet({ settings: OVERSEAS_PASSPORT_ONLY });
    await guest.opensForm(NAMES.alone);
    await guest.fillsIn({ overseasFlug: 'true', countrycode: 'US', passport: true });
    await guest.goesOn('/checkin/guests-info');
    await inspect('summary with a passport');
    hotel.faults.set({ call: 'hotel_agreement', kind: 'html' });
    const reading = holds(/hotel_agreement/);
    await guest.goesOn('/checkin/term');
    await inspect('agreement loading');
    await reading.letGo();
    await guest.taps('close');
    await inspect('agreement not loaded', { again: () => guest.taps('close') });
    hotel.faults.clear();
    await guest.taps('reload');
    await isThere('section[tabindex="0"] :is(h2, h3)');
    await inspect('agreement', { rules: ON_PHONE_TOO });
    await guest.taps('example');
    await hasDialog();
    await inspect('example of a signature');
    await closes(guest);
    await guest.taps('sign-by-name');
    await guest.types('signedName', '');
    await guest.taps('sign');
    await isThere('dialog[open] [role="alert"]');
    await inspect('signature by name, with errors');
    await closes(guest, 'cancel');
    await guest.signs();
    await isThere('[data-action="main"]:enabled');
    await inspect('signed');
    await guest.goesOn('/checkin/confirm-checkin');
    await inspect('last question');
    const held = holds(/execute_checkin_request/);
    await guest.goesOn();
    await waits();
    await inspect('check-in under way');
    await held.letGo();
    await guest.isOn('/checkin/complete');
    await inspect('complete');
  });
});
