import type { Config } from '~/config/schema';
import type { Step } from './screen-row';
import { openScreen, SCREENS } from './screens';

/** The named steps of the journey that a screen belongs to, as its open screens have them, in their order. */
export function stepsOf(path: string, config: Config): readonly Step[] {
  const [, journey] = path.split('/');
  const own = Object.keys(SCREENS).filter((other) => other.startsWith(`/${journey}/`));
  const steps = own.flatMap((screen) => openScreen(screen, config)?.step ?? []);
  return [...new Set(steps)];
}
