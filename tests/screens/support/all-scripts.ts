import { createMemoryHistory } from '@tanstack/react-router';
import { createAppRouter } from '~/app/router';

// Loads every lazy script ahead: in leaping time a first request would exceed the app's patience.

import.meta.glob(
  [
    '/src/{components,device,features,fields,flow,hotel,ui}/**/*.{ts,tsx}',
    '/src/app/{services,back-guard}.ts',
  ],
  {
    eager: true,
  },
);

const router = createAppRouter(new AbortController().signal, createMemoryHistory());
for (const route of Object.values(router.routesById)) await router.loadRouteChunk(route);
