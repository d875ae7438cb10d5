import { expect, it } from 'vitest';
import { NOTHING_REQUIRED } from '../../../kiosk/guest/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import { openTablet } from '../support/open-tablet';
import { chooses, hotelWrites } from '../support/own-words';
import { facts, texts } from '../support/seen';

/** The hotel's words (room types, bill lines) in the guest's language. */

const DETAIL = { ...NOTHING_REQUIRED, display: { show_detail_reservation: true } };

it.each([
  ['en', 'Japanese-style room (10 tatami mats) 和室（10畳）', 'Check-out Mon 23 Nov (2 nights)'],
  ['zh-Hans', '日式房间 (10张榻榻米) 和室（10畳）', '11月23日（周一）退房，共2晚'],
  ['zh-Hant', '日式客房 (10張榻榻米) 和室（10畳）', '11月23日（週一）退房，共2晚'],
  ['ko', '다다미방 (다다미 10장) 和室（10畳）', '체크아웃 11월 23일 (월)·2박'],
  ['ja', '和室（10畳）', 'チェックアウト 11月23日（月）・2泊'],
])(
  'in %s a room is %s, with the hotel’s own word beside it, and the stay is said: %s',
  async (language, room, until) => {
    const { guest } = await openTablet({
      settings: DETAIL,
      hotel: { now: () => new Date('2026-11-21T01:00:00.000Z') },
    });
    await chooses(guest, language);
    await guest.arrives(NAMES.family);
    await expect.poll(() => facts('roomType')).toEqual([room]);
    expect(texts('dd:has([data-field="checkoutDate"])')).toEqual([until]);
  },
);

it('the hotel’s own word for it comes first, and stands for itself where nobody has another', async () => {
  const { guest } = await openTablet({ settings: DETAIL });
  await hotelWrites({ hotel_words: { '和室(＃畳)': 'x', '和 室（10畳）': 'Lake Room', 大広間: ' ' } }, 'en');
  await chooses(guest, 'en');
  await guest.arrives(NAMES.family);
  await expect.poll(() => facts('roomType')).toEqual(['Lake Room 和室（10畳）']);
  expect(texts('[data-field="roomType"] [lang="ja"]')).toEqual(['和室（10畳）']);
});

it('in Japanese too, a word of the hotel’s system may have another name', async () => {
  const { guest } = await openTablet({ settings: DETAIL });
  await hotelWrites({ hotel_words: { シングル: '一名様用のお部屋' } });
  await guest.arrives(NAMES.alone);
  await expect.poll(() => facts('roomType')).toEqual(['一名様用のお部屋 シングル']);
});

it('rooms of one type are counted', async () => {
  const { guest } = await openTablet({ settings: DETAIL });
  await guest.arrives('タカハシ');
  await expect.poll(() => texts('[data-field="roomType"] li')).toEqual(['大広間', '和室（12畳） ×2']);
});

it('the lines of a bill are read in the guest’s language, and by staff', async () => {
  const { guest } = await openTablet();
  await chooses(guest, 'en');
  await guest.goesToBill(NAMES.family);
  await expect
    .poll(() => facts('folioName'))
    .toEqual([
      'Room charge 宿泊料',
      'Room charge 宿泊料',
      'Dinner 夕食「季節の会席」',
      'Bathing tax 入湯税',
      'Accommodation tax 宿泊税',
    ]);
});
