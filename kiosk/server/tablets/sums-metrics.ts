import { family, labelled, type Sample, type Samples } from '../metrics.ts';
import { COUNTED } from './journeys.ts';
import { type HouseSums, type ScreenSums, STEPS_S } from './sums.ts';

type SamplesOf = (sums: Readonly<ScreenSums>) => Samples;

/** The guests' ways through the screens as metrics. Counters begin at zero: Prometheus sees no increase from nothing. */
export function sumsMetrics(house: HouseSums): string {
  const of = (screens: readonly string[], samplesOf: SamplesOf) =>
    screens.flatMap((screen) => labelled(samplesOf(house.of(screen)), { screen }));
  const counter = (name: string, help: string, samplesOf: SamplesOf) =>
    family(`lobby_screen_${name}_total`, 'counter', help, of(COUNTED, samplesOf));
  const timed = of(
    COUNTED.filter((screen) => screen !== '/'),
    ({ times }) => buckets(times),
  );
  return [
    counter('opened', 'How often guests came to the screen, in fives.', ({ opened }) => opened),
    counter('left', 'How the screen was left: on, back, idle.', (sums) =>
      (['on', 'back', 'idle'] as const).map((how) => [sums[how], { how }]),
    ),
    counter('touches', 'Touches on the screen.', ({ touches }) => touches),
    counter('languages', 'In which language the screen was opened.', ({ languages }) =>
      [...languages].map(([language, sum]) => [sum, { language }]),
    ),
    counter('errors', 'Errors while the screen was shown, by code.', ({ errors }) =>
      [...errors].map(([code, sum]) => [sum, { code }]),
    ),
    family('lobby_screen_seconds', 'histogram', 'How long the screen was shown.', timed),
  ].join('');
}

/** There is no sum of seconds: tablets tell a stay's step of time alone. */
function buckets(times: readonly number[]): readonly Sample[] {
  let below = 0;
  const steps = STEPS_S.map((step, at): Sample => {
    below += times[at] ?? 0;
    return [below, { le: Number.isFinite(step) ? String(step) : '+Inf' }, '_bucket'];
  });
  return [...steps, [below, {}, '_count']];
}
