import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { defaultSettings } from '~/config/read';
import { adoptSettings } from '~/config/settings';
import ja from '~/i18n/ja.json';
import { startTextsWith } from '~/i18n/texts';
import { createAppRouter } from './router';

/**
 * Home as the app draws it in Japanese with the default settings, as HTML. The build runs this and writes the result into
 * index.html (`kiosk/build/home-page.ts`).
 */
export async function homeHtml(): Promise<string> {
  // A notice to staff would say that there are no settings; the tablet does not know that yet.
  adoptSettings({ ...defaultSettings(), source: 'hotel' });
  startTextsWith('ja', ja);
  const router = createAppRouter(
    new AbortController().signal,
    createMemoryHistory({ initialEntries: ['/'] }),
  );
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
