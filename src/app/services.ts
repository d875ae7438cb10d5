import { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { config } from '~/config/settings';
import { emptyLeftControls } from '~/device/left-controls';
import { cardContext } from '~/flow/card-context';
import type { AppServices } from '~/hooks/use-services';
import { createHotel } from '~/hotel/create-hotel';
import { createCardProvider } from '~/hotel/outside/card';
import { session } from '~/session/store';
import { currentLookup, onVisitEnd } from '~/session/visit';

/** Creates the services of both journeys; they outlive visits, what they hold of a guest does not. */
export function createServices(): AppServices {
  const hotel = createHotel(() => {
    const { system, api, facility } = config();
    const { authToken, facilityId, deepLink } = session();
    return {
      system,
      origin: api.client_url.replace(/\/$/, ''),
      allowsCredentials: api.client_allows_credentials,
      timeoutMs: api.timeout_ms,
      authorizationClient: api.authorization_client,
      language: i18next.language,
      userAgent: navigator.userAgent,
      facilityId: facilityId ?? (facility.id || undefined),
      authToken,
      deepLinkToken: deepLink?.authorization,
      lookup: currentLookup().signal,
    };
  });
  const queryClient = new QueryClient({
    defaultOptions: {
      // A lobby's network is judged by the call itself, never by what the browser guesses: no pausing when "offline".
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      // A mutation's variables are guest data: gone as soon as nobody looks. And never repeated blindly.
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
  onVisitEnd(() => {
    // The screen still shown lets go of its query only later, which would then keep its data for minutes more.
    for (const query of queryClient.getQueryCache().getAll()) query.gcTime = 0;
    queryClient.clear();
  });
  emptyLeftControls(document.body);
  const cardProvider = createCardProvider(cardContext);
  return { hotel, cardProvider, queryClient };
}
