import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Hotel } from '~/hotel/hotel';
import type { CardProvider } from '~/hotel/outside/card';

export type AppServices = {
  readonly hotel: Hotel;
  readonly cardProvider: CardProvider;
  readonly queryClient: QueryClient;
};

export const ServicesContext = createContext<AppServices | undefined>(undefined);

/** The services of the current journey. @throws Error on home and the error screens, which have none */
export function useServices(): AppServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('There are no services outside of a journey');
  return services;
}
