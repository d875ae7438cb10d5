import type { Config } from '~/config/schema';
import type { Step } from './screen-row';
import { openScreen, SCREENS } from './screens';

/** The steps of a screen's journey in order, as far as the hotel has their screens. */
export function stepsOf(path: string, config: Config): readonly Step[] {
  const [, journey] = path.split('/');
  const own = Object.keys(SCREENS).filter((other) => other.startsWith(`/${journey}/`));
  const steps = own.flatMap((screen) => openScreen(screen, config)?.step ?? []);
  return [...new Set(steps)];
}
