import type { Share } from '~/domain/field-row';
import type { FieldRow } from './form';

/** Sixths of a row. */
const SIXTHS = {
  third: 2,
  half: 3,
  'two-thirds': 4,
  tall: 12,
  beside: 12,
} as const satisfies Readonly<Record<Share, number>>;

/** The rows that fields take on a tablet. */
export const rowsOf = (fields: readonly Pick<FieldRow, 'wide' | 'share'>[]): number =>
  Math.ceil(fields.reduce((sum, { wide, share }) => sum + (share ? SIXTHS[share] : wide ? 6 : 3), 0) / 6);

/** Rows for which a part of several sections has room, with their titles. */
const MAX_ROWS = 2;

/** The part of each section of a form: one view, for a large section or for small neighbours. @param rows of each section */
export function partsOf(rows: readonly number[]): readonly number[] {
  let part = 0;
  let used = 0;
  return rows.map((own, at) => {
    used += own;
    if (at > 0 && used > MAX_ROWS) {
      part += 1;
      used = own;
    }
    return part;
  });
}

/**
 * The part that the main button leads to; undefined where it checks and sends the form. A guest who has filled in
 * everything sends it at the first press; a guest who was led once sees every part.
 * @param reached the last part in which the guest has been
 * @param open the parts with questions
 * @param wrong the parts with a missing or wrong answer
 * @param isLed the main button has led the guest before
 */
export function partAfter({
  reached,
  open,
  wrong,
  isLed,
}: {
  readonly reached: number;
  readonly open: readonly number[];
  readonly wrong: readonly number[];
  readonly isLed: boolean;
}): number | undefined {
  if (wrong.some((part) => part <= reached)) return undefined;
  return wrong.length > 0 || isLed ? open.find((part) => part > reached) : undefined;
}
