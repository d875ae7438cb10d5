import { FAMILY_NAME_ONLY, onlyAsked } from '../../kiosk/guest/levels.ts';
import { KEYPAD_ON, KeypadPage } from '../pages/keypad-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { inspectAsItStands } from '../support/inspect.ts';

/** Guests who type on the keypad drawn in the page; both journeys with it: `checkin/touches`. */

test('no keypad lies over what is answered already', async ({ page, tenant }) => {
  tenant.configure({ ...KEYPAD_ON, ...FAMILY_NAME_ONLY });
  const guest = new KeypadPage(page, tenant);
  await guest.asksForSearch();
  await guest.keysIn('サトウハナコ');
  await guest.goesOn('/checkin/check-reservation');
  await test.step('of a guest who comes back to a name', async () => {
    await guest.taps('back');
    await guest.follows('confirm', '/checkin/search');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await guest.settles();
    await expect(guest.pad).toHaveCount(0);
    await guest.goesOn('/checkin/check-reservation');
  });
  await guest.confirmsReservation();
  await guest.types('lastName', '佐藤');
  for (const screen of ['guests-info', 'term']) await guest.goesOn(`/checkin/${screen}`);
  await test.step('of one who signs by a name that is known: the tick alone is left', async () => {
    await guest.taps('sign-by-name');
    await expect(guest.field('agreeSignature')).toBeFocused();
    await expect(guest.pad).toHaveCount(0);
  });
});

test('an answer that a program gives leads nowhere', async ({ page, tenant }) => {
  tenant.configure({
    ...KEYPAD_ON,
    ...onlyAsked({ gender: 2, age: 2, zip_code: 2, subarea: 2, occupation: 2 }),
  });
  const guest = new KeypadPage(page, tenant);
  await guest.opensForm('サトウハナコ');
  const title = page.getByRole('heading', { level: 1 });
  const [age, postcode] = [guest.field('age'), guest.field('postcode')];
  const leadsNowhere = async (focused: typeof title) => {
    await guest.settles();
    await expect(focused).toBeFocused();
  };
  const clicks = (choice: typeof title) => choice.evaluate((one: HTMLElement) => one.click());
  // A finger was there before.
  await title.tap();
  await title.focus();
  await clicks(guest.field('gender').first());
  await leadsNowhere(title);
  await expect(guest.field('gender').first()).toBeChecked();
  await guest.setsByProgram('age', '42');
  await leadsNowhere(title);
  await age.fill('42');
  await leadsNowhere(age);
  await postcode.fill('7830060');
  await expect(guest.field('subarea')).toHaveValue('蛍が丘');
  await leadsNowhere(postcode);
  await clicks(page.getByRole('radio', { name: '会社員', exact: true }));
  await leadsNowhere(postcode);
  await expect(guest.chosen('occupation-choice')).toHaveValue('会社員');
});

test('every page of keys is fit for fingers, eyes and screen readers; they mend, move and replace beside a real keyboard', async ({
  page,
  tenant,
}) => {
  test.slow();
  tenant.configure({ ...KEYPAD_ON, ...onlyAsked({ age: 2, address: 2 }) });
  const guest = new KeypadPage(page, tenant);
  await guest.asksForSearch();
  const name = guest.field('reservationName');
  await guest.touches('reservationName');
  await inspectAsItStands(page, 'kana', ['landscape', 'phone']);
  await guest.presses('latin');
  await inspectAsItStands(page, 'letters', ['landscape']);
  // What each key makes of a text: `tests/ui/keypad/edit`.
  await guest.presses('kana');
  await guest.keysIn('アガン');
  await guest.presses('arrowleft', 'bksp', 'ー');
  await expect(name).toHaveValue('アーン');

  await test.step('the real keyboard goes on where the caret is', async () => {
    await page.keyboard.type('XY');
    await expect(name).toHaveValue('アーXYン');
    await page.keyboard.press('ControlOrMeta+a');
    await guest.presses('latin', 'S');
    await expect(name).toHaveValue('S');
    await guest.presses('shift', 'm', '1', 'kana', 'ア');
    await expect(name).toHaveValue('Sm1ア');
    await expect(name).toBeFocused();
  });

  await test.step('a key that is held goes on', async () => {
    const box = await guest.key('bksp').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await expect(name).toHaveValue('');
    await page.mouse.up();
  });

  await test.step('a screen reader presses keys without a pointer', async () => {
    await guest.key('ケ').dispatchEvent('click');
    await expect(name).toHaveValue('ケ');
  });

  await test.step('the last key closes the pad, and the field is mended as ever', async () => {
    await page.keyboard.insertText('んじ');
    await guest.presses('done');
    await expect(guest.pad).toHaveCount(0);
    await expect(name).toHaveValue('ケンジ');
    await guest.touches('reservationName');
    await guest.presses('ー');
    await expect(name).toHaveValue('ケンジー');
    await page.keyboard.press('Tab');
    await expect(guest.pad).toHaveCount(0);
  });

  await test.step('the digits', async () => {
    await guest.types('reservationName', 'サトウハナコ');
    await guest.goesOn('/checkin/check-reservation');
    await guest.confirmsReservation();
    await guest.touches('age');
    await inspectAsItStands(page, 'digits', ['landscape']);
    await guest.touches('furtherSubarea');
    await inspectAsItStands(page, 'house numbers', ['landscape']);
    await guest.presses('latin');
    await inspectAsItStands(page, 'letters that lead to house numbers', []);
    await guest.presses('kana');
    await inspectAsItStands(page, 'kana that lead to house numbers', []);
  });

  await test.step('on a phone the kana come in halves', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await guest.presses('ア');
    await expect(guest.key('ハ')).toBeHidden();
    await guest.presses('bank', 'ハ', 'handakuten');
    await expect(guest.key('ア')).toBeHidden();
    await guest.presses('ー', 'bank', 'ト');
    await expect(guest.field('furtherSubarea')).toHaveValue('アパート');
  });
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the keypad goes with its screen: neither without the other', async ({ page, tenant }) => {
    tenant.configure({ ...KEYPAD_ON, ...FAMILY_NAME_ONLY });
    const guest = new KeypadPage(page, tenant);
    await guest.hurriesTo('/checkin/input-representative');
    await guest.padsIn('lastName', 'サトウ');
    const seen = await page.evaluateHandle(() => {
      const frames = new Set<string>();
      const look = () => {
        const screen = document.querySelector<HTMLElement>('#root main')?.dataset.screen;
        const pad = document.querySelector('.keypad') ? 'a keypad' : 'no keypad';
        frames.add(`${screen} with ${pad}`);
        requestAnimationFrame(look);
      };
      look();
      return frames;
    });
    await page.locator('[data-action="main"]').tap();
    await guest.isOn('/checkin/guests-info');
    await guest.settles();
    expect(await seen.evaluate((frames) => [...frames])).toEqual([
      '/checkin/input-representative with a keypad',
      '/checkin/guests-info with no keypad',
    ]);
  });
});
