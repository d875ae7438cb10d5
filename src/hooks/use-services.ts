import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Hotel } from '~/hotel/hotel';
import type { CardProvider } from '~/hotel/outside/card';

/** The services that the screens of both journeys use. */
export type AppServices = {
  readonly hotel: Hotel;
  readonly cardProvider: CardProvider;
  readonly queryClient: QueryClient;
};

/** Provides the services to every screen of a journey. */
export const ServicesContext = createContext<AppServices | undefined>(undefined);

/**
 * The services of the current journey.
 * @throws Error outside a journey: home and the error screens have none
 */
export function useServices(): AppServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('There are no services outside of a journey');
  return services;
}
