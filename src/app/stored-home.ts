import { settings } from '~/config/settings';
import { writeStored } from '~/storage/storage';
import { defaultLanguage } from './default-language';

/**
 * Stores home for the next start, where `boot.ts` shows it before the app, which then renders the same.
 * @param html the first screen, as first rendered: no guest has touched it, and pictures come later (`ui/picture.tsx`)
 */
export function storeHome(html: string): void {
  // Its text names the app's script, and so the version; a server for development has none.
  const script = document.querySelector('script[type="module"]')?.textContent;
  const isHome = html.includes('data-screen="/"');
  if (!script || !isHome || settings().source === 'defaults') return;
  const { search } = window.location;
  const style = document.documentElement.style.cssText;
  writeStored('lobby.home', JSON.stringify({ script, search, lang: defaultLanguage(), style, html }));
}
