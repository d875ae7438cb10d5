import { it } from 'vitest';
import { storiesOf } from '../../../kiosk/demo-hotel/story';
import { NOTHING_REQUIRED } from '../../../kiosk/guest/levels';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { CARD, MAIL } from '../../../kiosk/guest/personas';
import { readsEach } from '../support/looks';
import { openTablet } from '../support/open-tablet';
import { closes, hasDialog } from '../support/shown';

/** The longest words and numbers that a hotel and a guest may send. */

/** The hotel's words are the same in all; these have the longest of the app's own. */
const LANGUAGES = ['ja', 'en', 'ko'] as const;
/** Sixty letters. */
const KANA =
  'ヴォルフェシュレーゲルシュタインハウゼンベルガードルフ アレクサンダーフーベルトブレインヴォルフガングジュニア';
const LATIN = 'WOLFESCHLEGELSTEINHAUSENBERGERDORFF HUBERTBLAINEALEXANDERJR';
const room = (at: number) =>
  `Deluxe Ocean View Twin Room with Terrace, Open-Air Bath and Kitchen, ${at + 1}th floor`;
const PLAN =
  '【早期割引】海を望む露天風呂付き特別室で味わう季節の会席料理と地酒の飲み比べを楽しむ二泊三日の連泊特典付き宿泊プラン';
const NOTICE = 'ただいま本館の大浴場は改装工事のためご利用いただけません。'.repeat(20);
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(14);
const LINK = `https://hotel.example/${'termsofaccommodation'.repeat(8)}`;
const cells = (tag: string, word: string) => `<tr>${`<${tag}>${word}</${tag}>`.repeat(6)}</tr>`;
const TABLE = `<table>${cells('th', 'Accommodation')}${cells('td', '123,456,789')}</table>`;
const AMOUNT = 123_456_789;

const guests = storiesOf({
  arriving: {
    name: KANA,
    tell: { ja: '', en: '' },
    checkin: {
      adults: 7,
      nights: 365,
      rooms: Array.from({ length: 12 }, (_, at) => room(at)),
    },
  },
  abroad: { name: LATIN, tell: { ja: '', en: '' }, checkin: { rooms: [PLAN] } },
  paying: {
    name: 'ミセイサン マサル',
    tell: { ja: '', en: '' },
    checkin: {
      code: '30',
      paymentTarget: true,
      prePayment: {
        amount: AMOUNT,
        bathingTax: AMOUNT,
        accommodationTax: AMOUNT,
        usedPoint: AMOUNT,
        showGrandTotal: true,
      },
    },
  },
  leaving: {
    name: 'ヤマダ タロウ',
    tell: { ja: '', en: '' },
    checkout: {
      rooms: Array.from({ length: 12 }, (_, at) => `${1201 + at}`),
      folio: Array.from({ length: 30 }, (_, at) => ({
        name: at % 2 === 0 ? PLAN : room(at),
        price: 12_345_678,
      })),
    },
  },
});

const notices = Object.fromEntries(
  [
    'checkin_attention',
    'checkout_attention',
    'additional_message',
    'search_attention',
    'reservation_attention',
    'help',
  ].map((name) => [name, { ja: NOTICE, en: WORD, ko: WORD, 'zh-Hans': NOTICE, 'zh-Hant': NOTICE }]),
);

/** A tablet at which everything is long. */
async function opens(settings: object): Promise<PageGuest> {
  const { guest } = await openTablet({
    settings: { wait_interval: 500, notices, ...settings },
    hotel: { guests },
  });
  return guest;
}

it('the longest check-in can be read', () =>
  readsEach(async (looks) => {
    const guest = await opens({
      ...NOTHING_REQUIRED,
      notices: { ...notices, additional_html: `<p>${WORD}</p><p><a href="${LINK}">${LINK}</a></p>${TABLE}` },
    });
    await looks('home');
    await guest.taps('comfort-help');
    await hasDialog();
    await looks('the help');
    await closes(guest, 'comfort-close');
    await guest.arrives(KANA);
    await looks('the reservation');
    await guest.confirmsReservation();
    await guest.goesOn('/checkin/input-companions');
    await guest.goesOn('/checkin/guests-info');
    await looks('the summary of seven');
    await guest.walksAway();
    await guest.arrives(LATIN);
    await looks('a name in letters');
  }, LANGUAGES));

it('the largest amounts at check-in can be read', () =>
  readsEach(async (looks) => {
    const guest = await opens({
      ...NOTHING_REQUIRED,
      display: { use_checkin_payment: true },
    });
    await guest.says('ミセイサン マサル', 'checkin');
    await guest.goesOn('/checkin/unsettled-qr');
    await guest.follows('smart-payment', '/checkin/check-total');
    await looks('the total');
  }, LANGUAGES));

it('the longest bill can be read', () =>
  readsEach(async (looks) => {
    const guest = await opens({});
    await guest.goesToRooms('ヤマダ タロウ');
    await looks('twelve rooms');
    await guest.walks('/checkout/room-number', '/checkout/payment-terms');
    await guest.agrees('/checkout/check-total');
    await looks('the total');
    await guest.taps('details');
    await hasDialog();
    await looks('thirty lines');
    await closes(guest);
    await guest.givesCard('checkout', CARD, MAIL);
    await looks('the last question before the charge');
  }, LANGUAGES));
