import type { ScreenName } from './screen-row';
import { SCREENS, type ScreenPath } from './screens';

export const JOURNEYS = {
  checkin: { ja: 'チェックイン', en: 'Check-in' },
  checkout: { ja: 'チェックアウト', en: 'Check-out' },
} satisfies Readonly<Record<string, ScreenName>>;

/** The full name of a screen: `チェックイン：予約検索`, `Check-in: search`. */
export function screenName(path: ScreenPath): ScreenName {
  const { name } = SCREENS[path];
  const [, part = ''] = path.split('/');
  const journey = Object.entries(JOURNEYS).find(([each]) => each === part)?.[1];
  return journey ? { ja: `${journey.ja}：${name.ja}`, en: `${journey.en}: ${name.en}` } : name;
}
