import en from '../../src/i18n/en.json' with { type: 'json' };
import { COLUMNS, DIALOGS, type FaultId, type Sight } from '../../tests/faults/columns.ts';
import { type Cell, cellOf } from '../../tests/faults/matrix.ts';
import type { Row } from '../../tests/faults/row.ts';
import { ROWS } from '../../tests/faults/rows.ts';

/** Each thing a guest may see: its sign in the table. */
const SIGNS: Readonly<Record<Sight, string>> = {
  on: '→',
  words: 'own',
  'no-connection': 'conn',
  'too-late': 'time',
  unreadable: 'read',
  'no-word': 'stat',
  general: 'gen',
  facilities: 'list',
  card: 'card',
  'payment-unknown': 'PAY',
  'front-desk': 'desk',
  nothing: '·',
};

const RULES = `
What the guest sees, and what the tablet sends next, when a call fails: for the engineers of the hotel's system. The rules in short:

- The tablet never repeats a call by itself. What this page says is sent next is sent when the guest taps again.
- A failure with a sentence in \`error_msg\` is shown in the hotel's own words, whatever its status. A 4xx is a refusal: nothing was done.
- Any 2xx is a success for a call whose answer is not read, whatever its body; only a whole page (\`<!doctype\`, \`<html\`) that did not come through our gateway is none.
- An answer that is not UTF-8 or is longer than 1 MB cannot be read. Of an \`error_msg\` the guest sees 500 signs at most.
- No answer, or a 5xx or 3xx without \`error_msg\`, or a page with a 2xx, to a call that changes something leaves it unknown whether the hotel acted. A settlement is then never
  sent again in that visit, whichever reservation is looked up: the guest is sent to the front desk. A check-in is looked up by
  \`checkin_code\` first, where the settings have it read; 30 or more means that it went through. All other calls may be sent twice: the second
  time has to change nothing more.
- A 404 of a check-in call means that the service is missing: the guest is sent to the front desk.
- What fails after the hotel has answered that a check-in, a payment or a check-out is done takes nothing back: dialog and page say above all that it
  is done. After a check-in without a readable code the next screen has a button that asks for it again.
- After a look-up that failed only the name as typed is kept. After any other failure everything that was typed, and everything that the
  hotel has confirmed, stays; of a card only expiry date and holder do.
- An answer that arrives after its guest has gone is ignored. Of two taps the second is ignored.
`;

/** The page that says what comes of every fault of every call, made from the table that the tests compare with the app. */
export function faultTable(): string {
  return `# When a call fails

<!-- Made by kiosk/build/make-fault-table.ts from tests/faults/; every cell is compared with the app's own screens by tests/screens/faults.test.ts. -->
${RULES}
## What the guest sees

| sign | the guest sees |
|---|---|
${signs().join('\n')}

| mark | meaning |
|---|---|
| ×2 | with the next try the hotel does it a second time |
| ¹ | nothing is sent next: no other payment is made in this visit |
| ² | \`checkin_code\` was asked at once and said below 30; the next try sends the check-in again |
| ³ | \`checkin_code\` was asked at once and said 30 or more; the check-in is not sent again |
| ⁴ | of the form's levels and the member only the levels are asked for next |
| ⁵ | an answer without a code means 00, not checked in: the next try sends the check-in again |

## What can go wrong

| column | meaning |
|---|---|
${COLUMNS.map(({ title, meaning }) => `| ${title} | ${meaning} |`).join('\n')}

## Every call

| call | when it is sent | sent next | ${COLUMNS.map(({ title }) => title).join(' | ')} |
|---|---|---|${'---|'.repeat(COLUMNS.length)}
${ROWS.map(line).join('\n')}
`;
}

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
    `| ${SIGNS.nothing} | nothing |`,
    '| – | cannot happen |',
  ];
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const line = (row: Row): string =>
  `| \`${row.call}\` | ${row.when} | ${next(row)} | ${COLUMNS.map(({ faults: [fault] }) => cell(row, fault)).join(' | ')} |`;

/** What the next try sends, in words where the row has a pattern. */
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

/** What is sent otherwise than the row says. */
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
