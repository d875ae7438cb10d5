import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { adoptBundle } from '~/config/bundle';
import { defaultBundle } from '~/config/load';
import { startTexts } from '~/i18n/texts';
import { Texts } from '~/ui/texts';
import { Makers } from './makers';

/** A page for makers, in development only: every component in every state, on one sheet. */
adoptBundle(defaultBundle());
await startTexts('ja', {});
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <RouterContextProvider router={router}>
    <Texts>
      <Makers />
    </Texts>
  </RouterContextProvider>,
);
