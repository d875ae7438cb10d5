import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { nextTask } from '../../../../src/device/next-task.ts';

/** In ms after the page stands, as late as the app's own. */
const REGISTER_AFTER_MS = 1500;
const TEXTS = { app: { name: 'セルフチェックイン' }, views: { home_view: { checkin: 'チェックイン' } } };

function Home() {
  const { t } = useTranslation();
  return (
    <main>
      <h1>{t('app.name')}</h1>
      <button type="button" data-action="checkin" onClick={() => undefined}>
        {t('views.home_view.checkin')}
      </button>
    </main>
  );
}

/** Starts the precache. The security headers require a policy for a worker's address. */
async function startServiceWorker(): Promise<void> {
  window.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address });
  const { Workbox } = await import('workbox-window');
  await new Workbox('/sw.js').register();
}

/** The smallest page with home's libraries: their own cost. Its steps are tasks, as in the app. */
async function start(): Promise<void> {
  await i18next.use(initReactI18next).init({ lng: 'ja', resources: { ja: { translation: TEXTS } } });
  await nextTask();
  const router = createRouter({ routeTree: createRootRoute({ component: Home }) });
  await router.load();
  await nextTask();
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<RouterProvider router={router} />);
  setTimeout(startServiceWorker, REGISTER_AFTER_MS);
}

void start();
