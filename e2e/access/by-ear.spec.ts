import { NOTHING_REQUIRED } from '../../kiosk/guest/levels.ts';
import { NAMES } from '../../kiosk/guest/personas.ts';
import { callsOf } from '../../kiosk/guest/wire.ts';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';

/** A guest who knows only what the browser says, and has only keys. Each screen: `tests/screens/speech`. */

declare global {
  interface Window {
    said?: string[];
  }
}

/** Gives the browser a Japanese voice that speaks in no time. */
const giveVoice = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    window.said = said;
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [{ name: 'Voice', lang: 'ja-JP', localService: true, default: true }],
      cancel: () => undefined,
      speak: ({ text, onend }: { text: string; onend?: () => void }) => {
        said.push(text);
        setTimeout(() => onend?.());
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.assign(window, { SpeechSynthesisUtterance: Utterance });
  });

/** Wherever a voice pauses. */
const plain = (text: string) => text.replace(/[\s\p{P}\u2060]/gu, '');

function openEar(page: Page) {
  let since = 0;
  const said = () => page.evaluate(() => window.said ?? []);
  const lately = async () => plain((await said()).slice(since).join(''));
  const hears = (words: string) => expect.poll(lately).toContain(plain(words));
  const presses = async (key: string) => {
    since = (await said()).length;
    await page.keyboard.press(key);
    await expect.poll(async () => (await said()).length).toBeGreaterThan(since);
  };
  /** Comes to a control. The way there by keys alone is proved by `tests/screens/speech/by-ear.test.ts`. */
  const comesTo = async (control: string, words: string) => {
    await page.locator(control).focus();
    await hears(words);
  };
  return { hears, presses, comesTo };
}

test('a guest who only hears checks in alone', async ({ page, tenant }) => {
  tenant.configure(NOTHING_REQUIRED);
  const guest = new Guest(page, tenant);
  await giveVoice(page);
  await guest.opensHome();
  await page.waitForLoadState('networkidle');
  const { hears, presses, comesTo } = openEar(page);
  const { home_view, checkin } = ja.views;
  const goesOn = async (title: string) => {
    await presses('F10');
    await hears(title);
  };

  await presses('F2');
  await comesTo('[data-action="checkin"]', home_view.checkin);
  await presses('Enter');
  await hears(checkin.search_view.title);
  await comesTo('[name="reservationName"]', checkin.search_view.reservation_name);
  await page.keyboard.insertText(NAMES.alone);
  await goesOn(checkin.check_reservation_view.title);
  await goesOn(checkin.input_representative_view.title_alone);
  await goesOn(checkin.guests_info_view.title);
  await goesOn(checkin.term_view.title);
  await comesTo('[data-action="sign-by-name"]', checkin.term_view.sign_by_name);
  await presses('Enter');
  await comesTo('[name="signedName"]', checkin.term_view.by_name_field);
  await page.keyboard.insertText(NAMES.alone);
  await comesTo('[name="agreeSignature"]', checkin.term_view.by_name_agree);
  await presses('Enter');
  await comesTo('[data-action="sign"]', checkin.term_view.by_name_button);
  await presses('Enter');
  await goesOn(checkin.confirm_checkin_view.title);
  await goesOn(checkin.complete_view.title);
  expect(callsOf(tenant.hotel, 'execute_checkin_request')).toHaveLength(1);
});
