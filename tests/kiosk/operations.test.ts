import { describe, expect, it } from 'vitest';
import { NEEDS } from '../../kiosk/server/tablets/needs.ts';
import { NEED_WORDS } from '../../kiosk/server/tablets/page.ts';
import { errorWords } from '../../kiosk/server/tablets/words.ts';
import type { TextTree } from '../../src/domain/languages.ts';
import { answerTo, type Fault } from '../../src/errors/fault.ts';
import en from '../../src/i18n/en.json';
import ja from '../../src/i18n/ja.json';
import { en as staffEn } from '../../src/i18n/staff/en.ts';
import { ja as staffJa } from '../../src/i18n/staff/ja.ts';
import { flat } from '../../src/i18n/text-trees.ts';
import { FAULTS } from '../support/fault-of-each-kind.ts';
import { readProjectFile } from '../support/source.ts';

function textKeyOf(fault: Fault): string | undefined {
  const answer = answerTo(fault);
  if (answer.show === 'common-error') return 'views.error_view.common_title';
  if (answer.show === 'nothing') return undefined;
  return answer.title ?? ('key' in answer.text ? answer.text.key : undefined);
}

/** Screens and places that replace the guest's goal. */
const TROUBLE = [
  'app.offline',
  'app.staff_notice',
  'comfort.help_failed',
  'dialogs.idle.title',
  'views.error_view.not_found_title',
  'views.error_view.reload_title',
  'views.error_view.common_title',
  'views.error_view.not_loaded_text',
  'views.error_view.not_loaded_first_text',
  'views.checkin.passport_camera.title_failed',
  'views.checkin.input_representative_view.postcode_unknown',
  'views.checkin.input_representative_view.passport_unread',
  'views.checkin.term_view.failed',
  'views.checkout.payment_terms_view.failed',
];

/** The first cells of a page's tables, and the code in `quotes`. */
const firstCells = (page: string): readonly string[] =>
  readProjectFile(page)
    .split('\n')
    .flatMap((line) => /^\| (.*?) \|/u.exec(line)?.[1] ?? []);

describe.each([
  { language: 'en', page: 'kiosk/docs/OPERATIONS.md', guest: en, staff: staffEn },
  { language: 'ja', page: 'kiosk/docs/OPERATIONS.ja.md', guest: ja, staff: staffJa },
] as const)('$page has a row for', ({ language, page, guest, staff }) => {
  const cells = firstCells(page);
  const texts = flat(guest satisfies TextTree);
  const missing = (words: readonly (string | undefined)[]) =>
    words.filter((text) => text === undefined || !cells.some((cell) => cell.includes(text)));

  it('each error that a guest reads', () => {
    const keys = [...TROUBLE, ...Object.values(FAULTS).flatMap((fault) => textKeyOf(fault) ?? [])];
    expect(keys.length).toBeGreaterThan(20);
    expect(missing(keys.map((key) => texts.get(key)))).toEqual([]);
  });

  it('what the page says before the app', () => {
    const said = readProjectFile('index.html') + readProjectFile('src/app/boot.ts');
    const tooOld = {
      en: 'This browser is too old. Please ask at the front desk.',
      ja: 'このブラウザーは古いため、ご利用いただけません。フロントへお声掛けください。',
    }[language];
    const failed = { en: 'Please ask at the front desk.', ja: 'フロントへお声掛けください。' }[language];
    expect(said).toContain(tooOld);
    expect(said).toContain(failed);
    expect(missing([tooOld, failed])).toEqual([]);
  });

  it('each line of the staff panel', () => {
    const { tablet, shell, network, devices, actions, panel, pin } = staff;
    const { device, version, revision, source, storage } = tablet;
    expect(missing([device, version, revision, source, storage])).toEqual([]);
    expect(missing([...Object.values(shell), ...Object.values(network)])).toEqual([]);
    expect(missing([devices.camera, devices.lit, devices.play])).toEqual([]);
    expect(missing([actions.install, actions.update, actions.reload, panel.drill])).toEqual([]);
    expect(missing([pin.wrong, pin.insecure])).toEqual([]);
  });

  it('each mark in the list of tablets', () =>
    expect(missing(NEEDS.map((need) => NEED_WORDS[need][language]))).toEqual([]));

  it('what the list of tablets says at its top', () => {
    const written = readProjectFile('kiosk/server/tablets/page.ts');
    const said = cells.flatMap((cell) => /^[「"]([^"」]+)[」"]$/u.exec(cell)?.[1] ?? []);
    const sentences = said.filter((sentence) => written.includes(`${language}: '${sentence}'`));
    // The other sentences count tablets, which have a row each.
    expect(sentences).toHaveLength(3);
  });

  it('each error in the list of tablets', () => {
    const codes = [...Object.keys(FAULTS), 'script'];
    expect(missing(codes.map((code) => errorWords(code, language)))).toEqual([]);
  });
});

/** The desk's card quotes the tablet's sentences; an end may be missing. */
const ON_CARD = [
  'views.payment.check_payment_view.unanswered',
  'app.offline',
  'views.error_view.common_title',
  'views.checkin.passport_camera.title_failed',
];

it.each([
  ['ja', ja],
  ['en', en],
] as const)(
  'the card for the desk in %s quotes the tablet, and has no place for the PIN',
  (language, tree) => {
    const card = readProjectFile(`kiosk/tablets/card/card.${language}.html`);
    const quoted = [...card.matchAll(/<th>[「“](.+?)[」”]/gu)].map(([, words = '']) =>
      words.replaceAll('’', "'"),
    );
    const texts = flat(tree);
    expect(quoted).toHaveLength(ON_CARD.length);
    expect(ON_CARD.filter((key, at) => !texts.get(key)?.startsWith(quoted[at] ?? '?'))).toEqual([]);
    expect(card).not.toMatch(/<dt>[^<]*(PIN|暗証番号)/u);
  },
);
