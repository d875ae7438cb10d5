import { beforeEach, expect, it } from 'vitest';
import { SAMPLE_FIELDS } from '../../../kiosk/guest/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import { turnsTo } from '../support/boxes';
import {
  fills,
  focusIsSeen,
  inserts,
  keyboardIsAt,
  leadsTo,
  presses,
  saysWhere,
  tabsTo,
  tabsUntil,
} from '../support/keyboard';
import { openTablet } from '../support/open-tablet';
import { count, texts, value, warning } from '../support/seen';

/** A guest who uses the keyboard alone, and signs by name. */

const dialog = () => texts('dialog[open]')[0];

beforeEach(() => turnsTo('landscape'));

it('checks in from home to the end without a finger on the screen', async () => {
  const { guest, hotel } = await openTablet({ settings: SAMPLE_FIELDS });
  await saysWhere('ようこそお越しくださいましたご用件をお選びください', false);
  await tabsTo('checkin');
  await tabsTo('checkout');
  await tabsTo('language');
  await leadsTo('Shift+Tab', 'checkout');
  await leadsTo('Shift+Tab', 'checkin');
  await presses('Enter');

  await guest.isOn('/checkin/search');
  await saysWhere('ご予約のお名前をご入力ください');
  await fills('reservationName', 'サトウ ハナコ');
  await tabsTo('main');
  // After a failed call the next try begins at the guest's place.
  hotel.faults.set({ call: 'checkin_info_request', kind: 'reset' });
  for (const closes of ['Enter', 'Escape']) {
    await presses('Enter');
    await expect.poll(warning).toBeDefined();
    await expect.poll(keyboardIsAt).toBe('close');
    await focusIsSeen();
    await leadsTo(closes, 'main');
  }
  hotel.faults.clear();
  await presses('Enter');

  await guest.isOn('/checkin/check-reservation');
  await saysWhere('ご予約の内容をご確認ください');
  // The question before the way back.
  await leadsTo('Shift+Tab', 'back');
  for (const answer of ['cancel', 'confirm']) {
    await presses('Enter');
    await expect.poll(dialog).toContain('前の画面に戻りますか');
    await expect.poll(keyboardIsAt).toBe('cancel');
    if (answer === 'cancel') await leadsTo('Escape', 'back');
  }
  await tabsTo('confirm', 'Enter');
  await guest.isOn('/checkin/search');
  await saysWhere('ご予約のお名前をご入力ください');
  await tabsUntil('main', 'Enter');
  await guest.isOn('/checkin/check-reservation');
  await expect.poll(keyboardIsAt).toBe('h1');
  await tabsTo('main');
  await tabsTo('help', 'Enter');
  await expect.poll(keyboardIsAt).toBe('close');
  await focusIsSeen();
  await leadsTo('Escape', 'help');
  await leadsTo('Shift+Tab', 'main');
  await presses('Enter');

  await guest.isOn('/checkin/input-representative');
  await saysWhere('お客様の情報をご入力ください');
  // The kana name is an offer, which need not be taken.
  await tabsTo('take-kana');
  await fills('lastName', '佐藤');
  await fills('firstName', '花子');
  await fills('lastKana', 'サトウ');
  await fills('firstKana', 'ハナコ');
  await tabsTo('gender');
  await presses('ArrowRight');
  await expect.poll(() => value('gender')).toBe('2');
  await fills('age', '42');
  await tabsTo('overseasFlug');
  await fills('postcode', '7830060');
  await expect.poll(() => value('subarea')).toBe('蛍が丘');
  await tabsTo('postcode-search');
  await tabsTo('prefecture', 'Enter');
  await expect.poll(dialog).toContain('都道府県');
  await leadsTo('Escape', 'prefecture');
  await expect.poll(dialog).toBeUndefined();
  await presses('Enter');
  await expect.poll(dialog).toContain('都道府県');
  await tabsUntil('福岡県');
  await leadsTo('Enter', 'prefecture');
  await expect.poll(() => value('prefecture')).toBe('福岡県');
  await fills('city', '福岡市');
  await fills('subarea', '天神');
  await fills('furtherSubarea', '1-1');
  await fills('tel', '09012345678');
  await tabsTo('occupation-choice', 'Space');
  await expect.poll(() => value('occupation-choice')).toBe('会社員');
  await tabsTo('prevAccommodation-choice');
  await tabsTo('nextAccommodation-choice');
  // The last answer opens a field for the guest's own.
  await presses('ArrowUp');
  await expect.poll(keyboardIsAt).toBe('nextAccommodation');
  inserts('箱根の宿');
  await leadsTo('Shift+Tab', 'nextAccommodation-choice');
  await tabsTo('nextAccommodation');
  await tabsUntil('main', 'Enter');

  await guest.isOn('/checkin/guests-info');
  await saysWhere('ご入力の内容をご確認ください');
  await tabsTo('fix-representative');
  await tabsTo('main', 'Enter');

  await guest.isOn('/checkin/term');
  await saysWhere('約款をお読みの\u2060うえ、ご署名ください');
  await tabsTo('section');
  await tabsTo('example', 'Enter');
  await expect.poll(keyboardIsAt).toBe('close');
  await leadsTo('Escape', 'example');
  await tabsTo('sign-by-name', 'Enter');
  // The name is known: only the tick is left.
  await expect.poll(keyboardIsAt).toBe('agreeSignature');
  await leadsTo('Shift+Tab', 'signedName');
  await expect.poll(() => value('signedName')).toBe('佐藤 花子');
  await tabsTo('agreeSignature', 'Space');
  await tabsTo('cancel');
  await tabsTo('sign', 'Enter');
  await expect.poll(keyboardIsAt).toBe('sign-by-name');
  await tabsTo('undo');
  await tabsTo('main', 'Enter');

  await guest.isOn('/checkin/confirm-checkin');
  await saysWhere('この内容でチェックインしますか');
  await tabsTo('main', 'Enter');

  await guest.isOn('/checkin/complete');
  await saysWhere('チェックインが完了しました');
  await tabsTo('main', 'Enter');
  await guest.isOn('/');
  await saysWhere('ようこそお越しくださいましたご用件をお選びください');
});

it('finds a country in the picker, and leaves it by Escape unchanged', async () => {
  const { guest } = await openTablet();
  await guest.opensForm(NAMES.fromAbroad);
  await guest.chooses('overseasFlug', 'true');
  const found = () => count('[data-value="FR"]');
  document.querySelector<HTMLElement>('[data-field-frame]:has([name="countrycode"]) button')?.focus();
  await presses('Enter');
  await expect.poll(dialog).toContain('国・地域');
  await tabsUntil('input');
  inserts('ふらんす');
  await expect.poll(found).toBe(1);
  await leadsTo('Escape', 'countrycode');
  await expect.poll(() => value('countrycode')).toBe('');
  await presses('Enter');
  await tabsUntil('input');
  inserts('franc');
  await expect.poll(found).toBe(1);
  await tabsTo('FR');
  await leadsTo('Enter', 'countrycode');
  await expect.poll(() => value('countrycode')).toBe('FR');
});

it('an error screen has the title of home, says what happened, and leads there', async () => {
  const title = 'ようこそお越しくださいましたご用件をお選びください';
  const { guest } = await openTablet({ address: '/nowhere' });
  await guest.isOn('/404');
  await saysWhere(title, false);
  expect(texts('h2')).toEqual(['画面が見つかりません']);
  await tabsTo('main', 'Enter');
  await guest.isOn('/');
  await saysWhere(title);
});
