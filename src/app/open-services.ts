import { NotLoaded } from '~/errors/not-loaded';
import type { AppServices } from '~/hooks/use-services';

let services: Promise<AppServices> | undefined;

/**
 * The services of a journey, loaded and created once; after a failure the next call tries again. Also preloads the dialogs
 * and the idle guard: the dialog for a lost network can no longer be fetched once the network is lost.
 * @throws NotLoaded where something cannot be loaded
 */
export function openServices(): Promise<AppServices> {
  services ??= Promise.all([
    import('./services'),
    import('~/components/error-dialog'),
    import('~/components/back-dialog'),
    import('~/features/comfort'),
    import('~/features/idle/idle-guard'),
  ]).then(
    ([{ createServices }]) => createServices(),
    (error: unknown) => {
      services = undefined;
      console.warn('No journey can begin', error);
      throw new NotLoaded();
    },
  );
  return services;
}
