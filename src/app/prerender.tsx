import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { defaultSettings } from '~/config/read';
import { adoptSettings } from '~/config/settings';
import ja from '~/i18n/ja.json';
import { startTextsWith } from '~/i18n/texts';
import { createAppRouter } from './router';

/** HTML of home in Japanese with the default settings; the build writes it into index.html (`kiosk/build/home-page.ts`). */
export async function homeHtml(): Promise<string> {
  // `defaults` would show staff a notice, before the tablet knows its settings.
  adoptSettings({ ...defaultSettings(), source: 'hotel' });
  startTextsWith('ja', ja);
  const router = createAppRouter(
    new AbortController().signal,
    createMemoryHistory({ initialEntries: ['/'] }),
  );
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
