import { config } from '~/config/settings';
import { session } from '~/session/store';
import { knownFacts } from './facts';
import { redirectFor } from './guards';
import { openScreen, type ScreenPath } from './screens';

/**
 * The screen to redirect a navigation to, given what is known about the guest; undefined if it is allowed.
 */
export const admit = (to: string, from: string | undefined, isBack: boolean): ScreenPath | undefined =>
  redirectFor({ to, row: openScreen(to, config()), from, known: knownFacts(session(), config()), isBack });
