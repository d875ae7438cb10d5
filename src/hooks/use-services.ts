import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Hotel } from '~/hotel/hotel';
import type { CardProvider } from '~/hotel/outside/card';

/** What the screens of both journeys work with. */
export type AppServices = {
  readonly hotel: Hotel;
  readonly cardProvider: CardProvider;
  readonly queryClient: QueryClient;
};

/** Provided around every screen of a journey. */
export const ServicesContext = createContext<AppServices | undefined>(undefined);

/**
 * The services of the journey that a screen belongs to.
 * @throws Error outside of a journey: home and the error screens have none
 */
export function useServices(): AppServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('There are no services outside of a journey');
  return services;
}
