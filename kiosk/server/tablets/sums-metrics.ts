import { family } from '../metrics.ts';
import { COUNTED } from './journeys.ts';
import { type HouseSums, STEPS_S } from './sums.ts';

/**
 * What guests did on each screen, on all tablets together, as Prometheus reads it. Counters that begin with nothing are there
 * from the start: an increase from no value at all is none to Prometheus.
 */
export function sumsMetrics(house: HouseSums): string {
  const screens = COUNTED.map((screen) => ({ screen, sums: house.of(screen) }));
  const lines = [
    ...family('lobby_screen_opened_total', 'counter', 'How often guests came to the screen, in fives.'),
    ...screens.map(({ screen, sums }) => `lobby_screen_opened_total{screen="${screen}"} ${sums.opened}`),
    ...family('lobby_screen_left_total', 'counter', 'How the screen was left: on, back, idle.'),
    ...screens.flatMap(({ screen, sums }) =>
      (['on', 'back', 'idle'] as const).map(
        (how) => `lobby_screen_left_total{screen="${screen}",how="${how}"} ${sums[how]}`,
      ),
    ),
    ...family('lobby_screen_touches_total', 'counter', 'Touches on the screen.'),
    ...screens.map(({ screen, sums }) => `lobby_screen_touches_total{screen="${screen}"} ${sums.touches}`),
    ...family('lobby_screen_languages_total', 'counter', 'In which language the screen was opened.'),
    ...screens.flatMap(({ screen, sums }) =>
      [...sums.languages].map(
        ([language, sum]) => `lobby_screen_languages_total{screen="${screen}",language="${language}"} ${sum}`,
      ),
    ),
    ...family('lobby_screen_errors_total', 'counter', 'Errors while the screen was shown, by code.'),
    ...screens.flatMap(({ screen, sums }) =>
      [...sums.errors].map(
        ([code, sum]) => `lobby_screen_errors_total{screen="${screen}",code="${code}"} ${sum}`,
      ),
    ),
    ...family('lobby_screen_seconds', 'histogram', 'How long the screen was shown.'),
    ...screens
      .filter(({ screen }) => screen !== '/')
      .flatMap(({ screen, sums }) => buckets(screen, sums.times)),
  ];
  return `${lines.join('\n')}\n`;
}

/** There is no sum of seconds: tablets tell in which step a stay ended, and no time of any. */
function buckets(screen: string, times: readonly number[]): readonly string[] {
  let below = 0;
  const lines = STEPS_S.map((step, at) => {
    below += times[at] ?? 0;
    const le = Number.isFinite(step) ? step : '+Inf';
    return `lobby_screen_seconds_bucket{screen="${screen}",le="${le}"} ${below}`;
  });
  return [...lines, `lobby_screen_seconds_count{screen="${screen}"} ${below}`];
}
