import type { Journey } from './-journey';
import { NotLoaded } from './-not-loaded';

let journey: Promise<Journey> | undefined;

/**
 * The services of a journey, loaded and made once; a failed load is tried again. The dialogs and what watches over the guest's
 * absence come with them: what says that the network is gone cannot be fetched any more when it is.
 */
export function openJourney(): Promise<Journey> {
  journey ??= Promise.all([
    import('./-journey'),
    import('./-error-dialog'),
    import('./-back-dialog'),
    import('./-comfort'),
    import('./-idle-guard'),
  ]).then(
    ([{ createJourney }]) => createJourney(),
    (error: unknown) => {
      journey = undefined;
      console.warn('No journey can begin', error);
      throw new NotLoaded();
    },
  );
  return journey;
}
