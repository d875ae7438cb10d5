import { withParts } from '../../kiosk/docs/page-parts.ts';
import en from '../../src/i18n/en.json' with { type: 'json' };
import { COLUMNS, DIALOGS, type FaultId, type Sight } from './columns.ts';
import { type Cell, cellOf } from './matrix.ts';
import type { Row } from './row.ts';
import { ROWS } from './rows.ts';

const SIGNS: Readonly<Record<Sight, string>> = {
  on: '→',
  words: 'own',
  'no-connection': 'conn',
  'too-late': 'time',
  unreadable: 'read',
  'no-word': 'stat',
  'session-ended': 'end',
  general: 'gen',
  facilities: 'list',
  card: 'card',
  'payment-unknown': 'PAY',
  'front-desk': 'desk',
  nothing: '·',
};

/** Faults with the same effect on every call are among the page's rules. */
const RULES: readonly FaultId[] = ['visit-over', 'double-tap'];
const TOLD = COLUMNS.filter(({ faults }) => !faults.some((fault) => RULES.includes(fault)));

/** FAULTS' page, with the table that tests compare with the app. */
export const faultTable = (page: string): string =>
  withParts(page, {
    signs: table('sign | the guest sees', signs()),
    calls: table('call | when it is sent | sent next | what is seen', ROWS.map(line)),
    faults: table(
      `what fails | ${LIKE.map((_, at) => letterOf(at)).join(' | ')}`,
      TOLD.map(
        ({ title, meaning }, at) =>
          `| **${title}**: ${meaning} | ${LIKE.map((one) => one[at]).join(' | ')} |`,
      ),
    ),
  });

const table = (heads: string, rows: readonly string[]): string =>
  [
    '\n',
    `| ${heads} |`,
    `|${heads
      .split('|')
      .map(() => '---|')
      .join('')}`,
    ...rows,
    '\n',
  ].join('\n');

function signs(): string[] {
  const dialog = (name: string): string => {
    let text: unknown = en;
    for (const key of name.split('.')) text = isTree(text) ? text[key] : undefined;
    if (typeof text !== 'string') throw new Error(`There is no text ${name}`);
    return text;
  };
  return [
    `| ${SIGNS.on} | the next screen, as if nothing had happened; what could not be loaded is left out |`,
    `| ${SIGNS.words} | the hotel's own words, as plain text |`,
    ...Object.entries(DIALOGS).map(([sight, said]) => {
      const title = 'title' in said ? `${dialog(said.title)}: ` : '';
      return `| ${SIGNS[sight as keyof typeof DIALOGS]} | “${title}${dialog(said.text)}” |`;
    }),
    `| ${SIGNS['front-desk']} | a page: “${dialog('views.error_view.common_title')}. ${dialog('views.error_view.common_text')}” |`,
    '| – | cannot happen |',
  ];
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const seen = (row: Row): readonly string[] => TOLD.map(({ faults: [fault] }) => cell(row, fault));

/** The guest's view of any lasting fault; undefined if it differs. */
function always(row: Row): string | undefined {
  const signs = seen(row).filter((_, at) => !TOLD[at]?.faults.includes('lost-once'));
  const [first, ...others] = new Set(signs);
  return others.length > 0 ? undefined : first;
}

/** Calls that fail alike share a column. */
const LIKE: readonly (readonly string[])[] = [
  ...new Map(
    ROWS.filter((row) => always(row) === undefined).map((row) => [seen(row).join(), seen(row)]),
  ).values(),
];

const letterOf = (at: number): string => String.fromCodePoint(65 + at);

function line(row: Row): string {
  const own = always(row);
  const letter = letterOf(LIKE.findIndex((one) => one.join() === seen(row).join()));
  return `| \`${row.call}\` | ${row.when} | ${next(row)} | ${own === undefined ? letter : `always ${own}`} |`;
}

/** The next try's calls; in words for a pattern. */
function next({ call, sends, again }: Row): string {
  const names = (calls: readonly string[]) => calls.map((name) => `\`${name}\``).join(', ');
  const isSame = (calls: readonly string[]) => calls.join() === again.join();
  if (isSame([call])) return 'this call';
  if (isSame(sends)) return `all from the start: ${names(again)}`;
  if (isSame(sends.slice(sends.indexOf(call)))) return `this call and what follows: ${names(again)}`;
  return names(again);
}

function cell(row: Row, fault: FaultId | undefined): string {
  const agreed = fault && cellOf(row, fault);
  if (!agreed) return '–';
  const twice = agreed.done === 2 ? ' ×2' : '';
  return `${SIGNS[agreed.sees]}${mark(row, agreed)}${twice}`;
}

/** The calls that differ from the row. */
function mark(row: Row, { sees, sends, again }: Cell): string {
  if (sees === 'payment-unknown') return '¹';
  if (
    row.call === 'execute_checkin_request' &&
    sends.includes('checkin_code') &&
    row.sends.includes('checkin_code')
  ) {
    if (sees !== 'on') return '²';
    return sends.filter((call) => call === 'checkin_code').length > 1 ? '³' : '';
  }
  if (again.join() === row.again.join() || again.length === 0) return '';
  if (again.includes('execute_checkin_request')) return '⁵';
  return row.at === 'reservation' ? '⁴' : '';
}
