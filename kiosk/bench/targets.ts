import type { Results } from './results.ts';
import type { Start } from './starts.ts';
import { median } from './statistics.ts';

/** A figure and the most it may be. */
export interface Target {
  readonly name: string;
  readonly value: number;
  readonly most: number;
  readonly unit: 'KB' | '×' | 'ms' | '';
  readonly isMet: boolean;
}

/** How long home may take to be seen, in times the bare page's being usable. */
const SEEN: Readonly<Record<Start, number>> = { cold: 0.45, restart: 0.6, reload: 0.9 };
/** The same for home's being usable. */
const USABLE: Readonly<Record<Start, number>> = { cold: 1.15, restart: 1.1, reload: 1.15 };

/** The app's targets, and whether they are met. */
export function targetsOf({ sizes, starts, changes, signature, shift }: Results): readonly Target[] {
  return [
    target('JavaScript of the first route', sizes.app.firstScreen / 1000, 110, 'KB'),
    target('JavaScript in all', sizes.app.all / 1000, 240, 'KB'),
    ...starts.flatMap(({ start, rate, seenRatio, usableRatio }) => [
      target(`Home seen, ${start}, CPU 1/${rate}, to bare page usable`, seenRatio, SEEN[start], '×'),
      target(`Home usable, ${start}, CPU 1/${rate}, to bare page`, usableRatio, USABLE[start], '×'),
    ]),
    target('Change of screen, p95, the fade apart', changes.app.p95, 50, 'ms'),
    target('Signature, pen to ink, p95', signature.p95, 40, 'ms'),
    target('Signature, longest frame of a stroke', median(signature.longestFrames), 34, 'ms'),
    target('Layout shift of home, cold', shift.cold, 0, ''),
    target('Layout shift of home, warm', shift.warm, 0, ''),
  ];
}

const target = (name: string, value: number, most: number, unit: Target['unit']): Target => ({
  name,
  value,
  most,
  unit,
  isMet: value <= most,
});
