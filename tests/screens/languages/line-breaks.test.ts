import '~/ui/base.css';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import greeting from '~/components/greeting.module.css';
import ja from '~/i18n/ja.json';
import ko from '~/i18n/ko.json';
import { flat } from '../../../src/i18n/text-trees';

/** Line breaks in Japanese. Chromium splits some kana words (お声が｜け); such texts are worded in another way. */

/** Words that are hard to read across a break. */
const WHOLE_WORDS = /お声.け|はっきり|ご署名と|代表者様|お連れ様|お子様|お客様/g;
const PHONE_WIDTH = 390;

beforeEach(() => page.viewport(PHONE_WIDTH, 844));
afterEach(() => document.querySelector('p')?.remove());

/** The words that break in a paragraph, down to 200 px. */
function torn(paragraph: HTMLElement, shown: Text, words: RegExp): string[] {
  const found: string[] = [];
  for (let width = PHONE_WIDTH; width > 200; width -= 5) {
    paragraph.style.width = `${width}px`;
    for (const { 0: word, index } of shown.data.matchAll(words)) {
      const range = document.createRange();
      range.setStart(shown, index);
      range.setEnd(shown, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => top));
      if (lines.size > 1) found.push(`${word} at ${width} px`);
    }
  }
  return found;
}

function paragraphOf(text: string, language = 'ja') {
  document.documentElement.lang = language;
  const paragraph = document.createElement('p');
  const shown = new Text(text);
  paragraph.append(shown);
  document.body.append(paragraph);
  return { paragraph, shown };
}

it.each([...flat(ja)].filter(([, text]) => text.search(WHOLE_WORDS) >= 0))(
  '%s breaks in none of these words, however narrow',
  (_, text) => {
    const { paragraph, shown } = paragraphOf(text);
    expect(torn(paragraph, shown, WHOLE_WORDS)).toEqual([]);
  },
);

it.each(['山田 太郎', 'ヤマダ タロウ', '佐藤', 'JOHN SMITH', 'Maria Anna Schmidt'])(
  'a guest is greeted with the honorific on the line of the name: %s',
  (name) => {
    const { paragraph, shown } = paragraphOf(
      ja.views.checkin.complete_view.welcome.replace('{{name}}', name),
    );
    paragraph.className = greeting.greeting ?? '';
    expect(torn(paragraph, shown, /.\u2060様/g)).toEqual([]);
  },
);

it.each(['김민준', 'HONG GILDONG', '홍 길동'])('in Korean too: %s', (name) => {
  const text = ko.views.checkin.complete_view.welcome.replace('{{name}}', name);
  const { paragraph, shown } = paragraphOf(text, 'ko');
  paragraph.className = greeting.greeting ?? '';
  expect(text).toMatch(/.\s님/);
  expect(torn(paragraph, shown, /.\s님/g)).toEqual([]);
});
