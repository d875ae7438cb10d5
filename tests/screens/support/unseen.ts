import { onTestFinished } from 'vitest';

/** The browser lays the page out and does not paint it, until the test ends: painting takes a fifth of a test's time. */
export function staysUnseen(): void {
  const ownStyle = window.frameElement?.getAttribute('style') ?? '';
  window.frameElement?.setAttribute('style', `${ownStyle}; visibility: hidden`);
  onTestFinished(() => window.frameElement?.setAttribute('style', ownStyle));
}

/** The browser makes no boxes for the app, until the test ends: for texts and calls alone, as layout takes half of the time. */
export function hasNoLayout(): void {
  const style = document.createElement('style');
  style.textContent = '#root { display: none !important }';
  document.head.append(style);
  onTestFinished(() => style.remove());
}
