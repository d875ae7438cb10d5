import { expect, it } from 'vitest';
import { onlyAsked } from '../../../kiosk/guest/levels';
import { EMI, KENTA, NAMES, YAMADA } from '../../../kiosk/guest/personas';
import { guestsSent } from '../../../kiosk/guest/wire';
import { checksIn } from '../support/form';
import { openTablet } from '../support/open-tablet';
import { chooses } from '../support/own-words';
import { asked, canTap, facts, focused, texts, value, values } from '../support/seen';

/** Guests answer less, and the hotel gets everything. */

const NAME_LEVELS = { last_name: 2, first_name: 2, last_name_kana: 2, first_name_kana: 2 } as const;
const ASKS_NAMES = onlyAsked(NAME_LEVELS, { gender: 1 });
const NAME_FIELDS = ['lastName', 'firstName'];
const READING_FIELDS = ['lastKana', 'firstKana'];

it('a name in letters is its own reading: not asked for, shown once, and sent in full width', async () => {
  const { guest, hotel } = await openTablet({ settings: ASKS_NAMES });
  await chooses(guest, 'en');
  await guest.opensForm('タカハシ');
  await expect.poll(asked).toEqual(NAME_FIELDS);
  await guest.fillsIn({ lastName: 'Ｓmith', firstName: 'John-Paul' });
  await expect.poll(() => values(...NAME_FIELDS)).toEqual(['Smith', 'John-Paul']);
  await guest.goesOn('/checkin/input-companions');
  await guest.goesOn('/checkin/guests-info');
  expect(facts('name')).toEqual(['Smith John-Paul']);
  expect(facts('kana')).toEqual([]);
  await guest.signsAndGoesToConfirm();
  await guest.goesOn('/checkin/complete');
  expect(texts('#root main').join()).toContain('John-Paul Smith');
  expect(guestsSent(hotel)[0]).toMatchObject({
    last_name: 'Ｓｍｉｔｈ',
    first_name: 'Ｊｏｈｎ-Ｐａｕｌ',
    last_name_kana: 'Ｓｍｉｔｈ',
    first_name_kana: 'Ｊｏｈｎ Ｐａｕｌ',
  });
});

it('a section that the reservation has answered is a line, until the guest changes it', async () => {
  const { guest, hotel } = await openTablet({
    settings: onlyAsked({ last_name_kana: 2, first_name_kana: 2, occupation: 1 }, { gender: 1 }),
  });
  await guest.opensForm(NAMES.family);
  await expect.poll(asked).toEqual(['occupation-choice']);
  expect(texts('[data-action="change-name"]')).toEqual(['修正する']);
  expect(texts('section p').join()).toContain('ヤマダ タロウご予約より');
  await guest.taps('change-name');
  await expect.poll(asked).toEqual([...READING_FIELDS, 'occupation-choice']);
  expect(document.activeElement?.textContent).toBe('お名前');
  await guest.types('firstKana', 'ジロウ');
  await guest.goesOn('/checkin/input-companions');
  await guest.goesOn('/checkin/guests-info');
  expect(facts('kana')[0]).toBe('ヤマダ ジロウ');
  await guest.goesBack('/checkin/input-companions');
  await checksIn(guest);
  expect(guestsSent(hotel)[0]).toMatchObject({ first_name_kana: 'ジロウ', occupation: '' });
});

it('a usual answer is one tap; another is typed once the guest says so', async () => {
  const { guest, hotel } = await openTablet({
    settings: onlyAsked({ occupation: 2, prev_accommodation: 2 }),
  });
  await guest.opensForm(NAMES.alone);
  await expect.poll(asked).toEqual(['occupation-choice', 'prevAccommodation-choice']);
  await expect.poll(() => value('prevAccommodation-choice')).toBe('自宅');
  await guest.goesOn();
  await expect.poll(focused).toBe('occupation-choice');
  await guest.chooses('occupation-choice', '会社員');
  await guest.chooses('prevAccommodation-choice', 'other');
  await expect.poll(focused).toBe('prevAccommodation');
  await guest.goesOn();
  await expect.poll(() => texts('[role="alert"]')).toHaveLength(1);
  await guest.types('prevAccommodation', '箱根の宿');
  // A changed mind loses only the obsolete answers.
  await guest.chooses('occupation-choice', 'other');
  await guest.types('occupation', '学者');
  await guest.goesOn('/checkin/guests-info');
  expect([facts('occupation'), facts('prevAccommodation')]).toEqual([['学者'], ['箱根の宿']]);
  await guest.goesBack('/checkin/input-representative');
  await expect.poll(() => values('occupation', 'prevAccommodation')).toEqual(['学者', '箱根の宿']);
  await checksIn(guest);
  expect(guestsSent(hotel)[0]).toMatchObject({ occupation: '学者', prev_accommodation: '箱根の宿' });
});

it('a companion who is finished becomes a line when the guest goes on to another, and can be opened again', async () => {
  const { guest } = await openTablet();
  await guest.opensForm(NAMES.family);
  await guest.fillsIn(YAMADA);
  await guest.goesOn('/checkin/input-companions');
  await guest.fillsIn(EMI, 0);
  expect(canTap('change-companion-1')).toBeUndefined();
  await guest.fillsIn({ firstKana: KENTA.firstKana }, 1);
  await expect.poll(() => canTap('change-companion-1')).toBe(true);
  expect(texts('#input-companion-1').join()).toContain('ヤマダ エミ女性');
  // The unfinished one stays open.
  await guest.taps('change-companion-1');
  await expect.poll(() => value('companions.0.firstKana')).toBe('エミ');
  await expect.poll(() => value('companions.1.firstKana')).toBe('ケンタ');
  await guest.types('companions.0.firstKana', 'エリ');
  await guest.fillsIn(KENTA, 1);
  await guest.goesOn('/checkin/guests-info');
  expect(facts('kana')).toEqual(['ヤマダ タロウ', 'ヤマダ エリ', 'ヤマダ ケンタ']);
  await guest.follows('fix-companion-2', '/checkin/input-companions');
  await expect.poll(() => value('companions.1.firstKana')).toBe('ケンタ');
  expect(canTap('change-companion-1')).toBe(true);
});
