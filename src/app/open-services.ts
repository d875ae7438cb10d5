import { NotLoaded } from '~/errors/not-loaded';
import type { AppServices } from '~/hooks/use-services';

let services: Promise<AppServices> | undefined;

/**
 * The services of a journey, loaded and made once; a failed load is tried again. The dialogs and what watches over the guest's
 * absence come with them: what says that the network is gone cannot be fetched any more when it is.
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
