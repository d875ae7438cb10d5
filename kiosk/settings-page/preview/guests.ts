import type { Story } from '../../demo-hotel/index.ts';

const TELL = { ja: '設定ページのプレビュー', en: 'For the preview of the settings page' };

/** A party with everything that a screen can show: companions, something to pay at check-in and at check-out. */
export const WITH_EVERYTHING: Story = {
  id: 'with-everything',
  name: 'ミホン ハナコ',
  tell: TELL,
  checkin: {
    adults: 2,
    children: 1,
    others: 1,
    nights: 2,
    rooms: ['和室（10畳）'],
    code: '00',
    codeAfter: '30',
    paymentTarget: true,
    multiRooms: false,
    prePayment: {
      amount: 48_400,
      bathingTax: 300,
      accommodationTax: 400,
      usedPoint: 1_000,
      showGrandTotal: true,
    },
  },
  checkout: {
    rooms: ['305', '306'],
    folio: [
      { name: '宿泊料', daysAgo: 2, price: 22_000 },
      { name: '宿泊料', daysAgo: 1, price: 22_000 },
      { name: '夕食「季節の会席」', daysAgo: 1, price: 8_800 },
      { name: '入湯税', daysAgo: 1, price: 300 },
    ],
    // Called as soon as the tablet asks.
    queue: { ahead: 0, secondsEach: 0.001 },
  },
};

/** Stays in the queue, so that it can be looked at. */
export const IN_QUEUE: Story = {
  id: 'in-queue',
  name: 'ミホン ジロウ',
  tell: TELL,
  checkout: { rooms: ['412'], folio: [], queue: { ahead: 3, secondsEach: 'never' } },
};

/** No guest of the demo hotel. */
export const UNKNOWN_NAME = 'ミホン ナナシ';
