import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { defaultSettings } from '~/config/read';
import { adoptSettings } from '~/config/settings';
import { startTexts } from '~/i18n/texts';
import '~/i18n/translator';
import { Gallery } from './gallery';

/** The gallery, in development only: every component in every state on one page. */
adoptSettings(defaultSettings());
await startTexts('ja', {});
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <RouterContextProvider router={router}>
    <Gallery />
  </RouterContextProvider>,
);
