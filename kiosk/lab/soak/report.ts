import type { Sample } from './soak.ts';
import type { Verdict } from './verdict.ts';

const WIDTHS = [8, 8, 14, 8, 10, 14, 8, 9] as const;
const row = (cells: readonly string[]): string =>
  cells.map((cell, column) => cell.padStart(WIDTHS[column] ?? 0)).join('');
const whole = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 0 });

/** The first line of the table of samples. */
export const HEADS = row([
  'visits',
  's',
  'heap, bytes',
  'nodes',
  'listeners',
  'stored, bytes',
  'cached',
  'failures',
]);

/** One line of it. */
export const sampleLine = (
  { visits, seconds, heap, nodes, listeners, stored, cached }: Sample,
  failures: number,
): string => row([visits, seconds, heap, nodes, listeners, stored, cached, failures].map(whole));

/** What is said at the end. */
export const verdictLines = (verdicts: readonly Verdict[]): string =>
  verdicts
    .map(({ name, found, wanted, isMet }) => `${isMet ? '✓' : '✗'} ${name}: ${found} (${wanted})`)
    .join('\n');
