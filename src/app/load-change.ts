import { NotLoaded } from '~/errors/not-loaded';
import type { RouterContext } from '~/routes/__root';

type Loaded = Awaited<ReturnType<RouterContext['loadChange']>>;

let loaded: Promise<Loaded> | undefined;

/**
 * Loads the code for changing screens, once. Not part of home's script, because home itself does not need it. After a
 * failure the next call tries again.
 * @throws NotLoaded where it cannot be loaded
 */
export function loadChange(): Promise<Loaded> {
  loaded ??= Promise.all([import('~/flow/admission'), import('~/device/fade')]).then(
    ([{ admit }, { fadeOut }]) => ({ admit, fadeOut }),
    () => {
      loaded = undefined;
      throw new NotLoaded();
    },
  );
  return loaded;
}
