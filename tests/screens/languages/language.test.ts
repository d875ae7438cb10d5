import { expect, it } from 'vitest';
import { isBuiltIn, LANGUAGES } from '~/domain/languages';
import { frame } from '../../../kiosk/guest/hands';
import { NAMES } from '../../../kiosk/guest/personas';
import { holds } from '../support/hold';
import { openTablet } from '../support/open-tablet';
import { texts, value } from '../support/seen';
import { speaksOnly } from '../support/wording';

/** The guest's choice of a language; the tablet's and address's: `e2e/languages/language`. */

const CHECKIN = {
  ko: '체크인',
  'zh-Hans': '办理入住',
  'zh-Hant': '辦理入住',
  en: 'Check in',
  ja: 'チェックイン',
} as const;

const lang = () => document.documentElement.lang;
const checkin = () => texts('[data-action="checkin"]').join();
const title = () => texts('#root h1').join();

it('each language bears its own name and is loaded when it is chosen', async () => {
  const { guest } = await openTablet();
  expect(texts('#root label[lang]')).toEqual(['日本語', 'English', '简体中文', '繁體中文', '한국어']);
  const loaded: string[] = [];
  const ownFetch = window.fetch;
  window.fetch = (input, init) => {
    const [, texts] = /^\/assets\/(.*)-\w{8}\.json$/.exec(String(input)) ?? [];
    if (texts !== undefined) loaded.push(texts);
    return ownFetch(input, init);
  };
  for (const [language, name] of Object.entries(CHECKIN)) {
    await guest.chooses('language', language);
    await expect.poll(lang).toBe(language);
    await expect.poll(checkin).toContain(name);
    expect(value('language')).toBe(language);
  }
  // The Japanese ones come with the page.
  expect(loaded).toEqual(['ko', 'zh-Hans', 'zh-Hant', 'en']);
});

it.each(Object.keys(LANGUAGES).filter(isBuiltIn))(
  'a tablet that opens in %s says nothing in another language',
  async (language) => {
    const speaks = speaksOnly(language);
    const { guest } = await openTablet({ language });
    speaks('home', '');
    await guest.begins('checkin');
    speaks('search', '');
  },
);

it('the language holds for one visit, and the hotel is asked in it', async () => {
  const { guest, hotel } = await openTablet();
  await guest.chooses('language', 'en');
  await expect.poll(checkin).toContain(CHECKIN.en);
  await guest.says(NAMES.fromAbroad, 'checkin');
  expect(title()).toMatch(/reservation/i);
  await guest.goesOn('/checkin/check-reservation');
  expect(hotel.requests().map(({ headers }) => headers.language)).toEqual(['en', 'en']);
  expect(lang()).toBe('en');
  await guest.taps('back');
  await guest.follows('confirm', '/checkin/search');
  await guest.goesBack('/');
  await expect.poll(lang).toBe('ja');
  await expect.poll(checkin).toContain(CHECKIN.ja);
  expect(value('language')).toBe('ja');
});

it('where texts take long to load, the language chosen last is the one shown', async () => {
  const { guest } = await openTablet();
  const english = holds(/^\/assets\/en-/);
  await guest.chooses('language', 'en');
  await expect.poll(english.count).toBe(1);
  await guest.chooses('language', 'ja');
  await english.letGo();
  await frame();
  await guest.begins('checkin');
  expect(lang()).toBe('ja');
  expect(title()).toBe('ご予約のお名前をご入力ください');
});
