import type { Report, Row } from './report.ts';

const HEAD = ['  call', 'answered', 'fits', 'the guest'] as const;
const LONGEST = 90;

/** The report as a table for a terminal; `!` marks a faulty call. */
export function tableOf({ url, system, good, findings, calls, notSeen }: Report): string {
  const tried = calls.filter(({ verdict }) => verdict !== 'left out');
  const cells = tried.map((row) => [nameOf(row), answered(row), fits(row), shown(row.guestSees)] as const);
  const widthOf = (at: 0 | 1 | 2) => Math.max(...[HEAD, ...cells].map((line) => line[at].length));
  const widths = [widthOf(0), widthOf(1), widthOf(2), 0];
  const line = (one: readonly string[]) =>
    one
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  return [
    `${url}, ${system}`,
    '',
    line(HEAD),
    ...tried.flatMap((row, at) => [line(cells[at] ?? []), ...below(row)]),
    '',
    ...findings.map(
      ({ weight, sentence }) => `${weight === 'wrong' ? '!' : 'note:'} ${shown(sentence, 400)}`,
    ),
    ...leftOut(calls),
    ...notSeen.map((sentence) => `not seen: ${sentence}`),
    good ? 'Everything that was tried is as published.' : 'Not as published: see the lines marked with !.',
  ].join('\n');
}

const nameOf = ({ call, verdict }: Row): string => `${verdict === 'wrong' ? '!' : ' '} ${call}`;

const answered = ({ status, ms }: Row): string => `${status ?? 'no'}, ${ms} ms`;

const fits = ({ fits: does }: Row): string => (does === null ? '-' : does ? 'yes' : 'NO');

const below = ({ wrong, extra }: Row): readonly string[] => [
  ...wrong.map((sentence) => `    ${shown(sentence, 200)}`),
  ...(extra.length === 0 ? [] : [`    not read by the tablet: ${shown(extra.join(', '), 200)}`]),
];

function leftOut(calls: readonly Row[]): readonly string[] {
  const rows = calls.filter(({ verdict }) => verdict === 'left out');
  const reasons = [...new Set(rows.flatMap(({ wrong }) => wrong))];
  return reasons.map((why) => {
    const names = rows.filter(({ wrong }) => wrong.includes(why)).map(({ call }) => call);
    return `not tried, ${why}: ${names.join(', ')}`;
  });
}

/** Removes control characters, which could move a terminal's cursor. */
function shown(text: string, most = LONGEST): string {
  const plain = text.replace(/\p{Cc}+/gu, ' ');
  return plain.length > most ? `${plain.slice(0, most)}…` : plain;
}
