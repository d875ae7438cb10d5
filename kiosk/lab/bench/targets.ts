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
  /** What a page of the same libraries takes that has none of the app's code, where it can be compared. */
  readonly floor: Floor | undefined;
}

/** A page without the app's code, and what it takes. */
export interface Floor {
  readonly page:
    | 'the bare page'
    | 'the bare page dressed as home'
    | 'the bare page dressed as home, with the hotel’s settings,'
    | 'the bare page dressed as the screens';
  readonly value: number;
}

/** How long home may take to be seen, in times the bare page's being usable: 300, 340 and 190 ms for 264, 232 and 100. */
const SEEN: Readonly<Record<Start, number>> = { cold: 1.15, restart: 1.45, reload: 1.9 };
/** The same for home's being usable: 400, 380 and 150 ms. */
const USABLE: Readonly<Record<Start, number>> = { cold: 1.5, restart: 1.65, reload: 1.5 };

/** What a change of screen with its motion may cost, in times one without. */
const MAX_MOTION = 1.4;

/** Of a whole journey, by how many times slower than this machine; in ms. */
const MAX_INTERACTION: Readonly<Record<number, number>> = { 4: 110, 6: 165 };

/** A frame at 60 in a second, and what the clock is off by; in ms. */
const FRAME_MS = 17;

/** The app's targets, and whether they are met. */
export function targetsOf(results: Results): readonly Target[] {
  const { sizes, starts, changes, visits, precache, signature, scrolling, shift } = results;
  return [
    target(
      'JavaScript of the first route',
      sizes.app.firstScreen / 1000,
      105,
      'KB',
      ofBare(sizes.bare.firstScreen / 1000),
    ),
    target('Styles of home', sizes.app.styles / 1000, 6, 'KB'),
    target('JavaScript in all', sizes.app.all / 1000, 240, 'KB'),
    ...starts.flatMap(({ start, rate, bare, dressed, hotel, seenRatio, usableRatio }) => [
      target(
        `Home seen, ${start}, CPU 1/${rate}, to bare page usable`,
        seenRatio,
        SEEN[start],
        '×',
        ofDressed(dressed.visible / bare.usable),
      ),
      target(
        `Home usable, ${start}, CPU 1/${rate}, to bare page`,
        usableRatio,
        USABLE[start],
        '×',
        hotel ? ofHotel(hotel.usable / bare.usable) : ofDressed(dressed.usable / bare.usable),
      ),
    ]),
    target(
      'Change of screen with the motion, to without',
      changes.faded.ownMedian / changes.laterWalks.ownMedian,
      MAX_MOTION,
      '×',
      ofScreens(changes.dressedFaded.ownMedian / changes.dressedLater.ownMedian),
    ),
    target(
      'Change of screen without the motion, median',
      changes.laterWalks.ownMedian,
      70,
      'ms',
      ofScreens(changes.dressedLater.ownMedian),
    ),
    target(
      'Change of screen without the motion, p95',
      changes.laterWalks.ownP95,
      110,
      'ms',
      ofScreens(changes.dressedLater.ownP95),
    ),
    target(
      'First walk after a start, p95, to later walks',
      changes.fadedFirst.ownP95 / changes.faded.ownP95,
      1.3,
      '×',
      ofScreens(changes.dressedFadedFirst.ownP95 / changes.dressedFaded.ownP95),
    ),
    ...visits.flatMap(({ rate, checkout, ...checkin }) =>
      (
        [
          ['check-in', checkin],
          ['check-out', checkout],
        ] as const
      ).map(([journey, { interaction, dressed }]) =>
        target(
          `Interaction to next paint of a whole ${journey}, CPU 1/${rate}`,
          interaction,
          MAX_INTERACTION[rate] ?? 150,
          'ms',
          ofScreens(dressed),
        ),
      ),
    ),
    ...starts
      .filter(({ rate }) => rate === 4)
      .map(({ start, app, dressed }) =>
        target(
          `Longest task after home is seen, ${start}`,
          app.longestTask,
          50,
          'ms',
          ofDressed(dressed.longestTask),
        ),
      ),
    target('Offline shell', precache / 1000, 350, 'KB'),
    target('Signature, pen to ink, p95', signature.p95, 40, 'ms'),
    target('Signature, longest frame of a stroke', median(signature.longestFrames), 34, 'ms'),
    target('Scrolling, the long form', scrolling.form, FRAME_MS, 'ms'),
    target('Scrolling, all countries', scrolling.countries, FRAME_MS, 'ms'),
    target('Layout shift of home, cold', shift.cold, 0, ''),
    target('Layout shift of home, warm', shift.warm, 0, ''),
  ];
}

const ofBare = (value: number): Floor => ({ page: 'the bare page', value });
const ofScreens = (value: number): Floor => ({ page: 'the bare page dressed as the screens', value });
const ofHotel = (value: number): Floor => ({
  page: 'the bare page dressed as home, with the hotel’s settings,',
  value,
});
const ofDressed = (value: number): Floor => ({ page: 'the bare page dressed as home', value });

function target(name: string, value: number, most: number, unit: Target['unit'], floor?: Floor): Target {
  return { name, value, most, unit, isMet: value <= most, floor };
}

/** What came of a target, in a few words. */
export function verdict({ most, isMet, floor }: Target): string {
  if (isMet) return '✓';
  if (floor === undefined || floor.value <= most) return 'missed';
  return `out of reach: ${floor.page} itself takes ${floor.value.toFixed(floor.value < 10 ? 2 : 0)}`;
}
