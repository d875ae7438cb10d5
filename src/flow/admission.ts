import { config } from '~/config/settings';
import { session } from '~/session/store';
import { knownFacts } from './facts';
import { redirectFor } from './guards';
import { openScreen, type ScreenPath } from './screens';

/** Where a change of screen is sent instead, by what is known of the guest now; undefined where it may go on. */
export const admit = (to: string, from: string | undefined): ScreenPath | undefined =>
  redirectFor({ to, row: openScreen(to, config()), from, known: knownFacts(session(), config()) });
