import { describe, expect, it } from 'vitest';
import { flat } from '../../kiosk/build/language-texts.ts';
import en from '../../src/i18n/en.json';
import ja from '../../src/i18n/ja.json';
import { readProjectFile } from '../support/source.ts';

/** What the card tells the desk to look for, as the tablet writes it; the card may leave out how a sentence ends. */
const NAMED = [
  'views.payment.check_payment_view.unanswered',
  'app.offline',
  'views.error_view.common_title',
  'views.checkin.passport_camera.title_failed',
];

describe.each([
  ['ja', ja],
  ['en', en],
] as const)('the card for the desk in %s', (language, tree) => {
  const card = readProjectFile(`kiosk/tablets/card/card.${language}.html`);
  const quoted = [...card.matchAll(/<th>[「“](.+?)[」”]/gu)].map(([, words = '']) =>
    words.replaceAll('’', "'"),
  );
  const texts = flat(tree);

  it('quotes the tablet', () => {
    expect(quoted).toHaveLength(NAMED.length);
    expect(NAMED.filter((key, at) => !texts.get(key)?.startsWith(quoted[at] ?? '?'))).toEqual([]);
  });

  it('has no place for the PIN', () => expect(card).not.toMatch(/<dt>[^<]*(PIN|暗証番号)/u));
});
