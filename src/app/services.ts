import { QueryClient } from '@tanstack/react-query';
import { config } from '~/config/settings';
import { emptyLeftControls } from '~/device/left-controls';
import { cardContext } from '~/flow/pay';
import { renewing } from '~/flow/renewal';
import type { AppServices } from '~/hooks/use-services';
import { createHotel, type RequestContext } from '~/hotel/create-hotel';
import { createCardProvider } from '~/hotel/outside/card';
import { currentLanguage } from '~/i18n/texts';
import { session } from '~/session/store';
import { currentLookup, onVisitEnd } from '~/session/visit';

/** Creates the services of both journeys, which outlive a visit without its data. @param signal aborts with the app */
export function createServices(signal: AbortSignal): AppServices {
  const hotel = renewing((own) => createHotel(() => ({ ...contextNow(), ...own })), config);
  const queryClient = new QueryClient({
    defaultOptions: {
      // `always`: the browser's offline flag is unreliable; only a call proves the network.
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      // A mutation's variables are guest data, so they are dropped at once.
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
  const forgetAnswers = onVisitEnd(() => {
    // The screen still shown holds its query; without this its data would stay for minutes.
    for (const query of queryClient.getQueryCache().getAll()) query.gcTime = 0;
    queryClient.clear();
  });
  for (const end of [forgetAnswers, emptyLeftControls(document.body)]) signal.addEventListener('abort', end);
  const cardProvider = createCardProvider(cardContext);
  return { hotel, cardProvider, queryClient };
}

function contextNow(): RequestContext {
  const { system, api, facility } = config();
  const { authToken, facilityId, deepLink } = session();
  return {
    system,
    origin: api.client_url.replace(/\/$/, ''),
    allowsCredentials: api.client_allows_credentials,
    timeoutMs: api.timeout_ms,
    authorizationClient: api.authorization_client,
    language: currentLanguage(),
    userAgent: navigator.userAgent,
    facilityId: facilityId ?? (facility.id || undefined),
    authToken,
    deepLinkToken: deepLink?.authorization,
    lookup: currentLookup().signal,
  };
}
