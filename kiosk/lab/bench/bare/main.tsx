import { RouterProvider } from '@tanstack/react-router';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { nextTask } from '../../../../src/device/next-task.ts';
import { createBareRouter } from './router';
import { startServiceWorker } from './service-worker';
import { takeSettings } from './settings';

/**
 * The smallest page with the app's libraries: what they cost by themselves. Its steps are tasks of their own, as the app's are:
 * in one piece they would be a longer task than these libraries need.
 */
async function start(): Promise<void> {
  const settings = takeSettings();
  await i18next.use(initReactI18next).init({
    lng: 'ja',
    fallbackLng: false,
    resources: {
      ja: {
        translation: {
          app: { name: 'セルフチェックイン' },
          views: { home_view: { checkin: 'チェックイン' } },
        },
      },
    },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await nextTask();
  await settings;
  const router = createBareRouter();
  await router.load();
  await nextTask();
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<RouterProvider router={router} />);

  startServiceWorker();
  await import('./next');
}

void start();
