import '~/ui/base.css';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import ja from '~/i18n/ja.json';
import { flat } from '../../../kiosk/tools/language-texts';

/**
 * Where lines of Japanese texts break. Chromium finds the phrases by itself, and takes some words apart that are spelt in
 * kana (お声が｜け); such a text is spelt or worded in another way.
 */

/** Words that nobody reads at once when a line breaks within them. */
const WHOLE_WORDS = /お声.け|はっきり|ご署名と/g;
const PHONE_WIDTH = 390;

beforeEach(() => page.viewport(PHONE_WIDTH, 844));
afterEach(() => document.querySelector('p')?.remove());

it.each([...flat(ja)].filter(([, text]) => text.search(WHOLE_WORDS) >= 0))(
  '%s breaks in none of these words, however narrow',
  (_, text) => {
    document.documentElement.lang = 'ja';
    const paragraph = document.createElement('p');
    const shown = new Text(text);
    paragraph.append(shown);
    document.body.append(paragraph);
    const torn: string[] = [];
    for (let width = PHONE_WIDTH; width > 200; width -= 5) {
      paragraph.style.width = `${width}px`;
      for (const { 0: word, index } of text.matchAll(WHOLE_WORDS)) {
        const range = document.createRange();
        range.setStart(shown, index);
        range.setEnd(shown, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        if (lines.size > 1) torn.push(`${word} at ${width} px`);
      }
    }
    expect(torn).toEqual([]);
  },
);
