import { onTestFinished } from 'vitest';

/** The browser lays the page out and does not paint it, until the test ends: painting takes a fifth of a test's time. */
export function staysUnseen(): void {
  const ownStyle = window.frameElement?.getAttribute('style') ?? '';
  window.frameElement?.setAttribute('style', `${ownStyle}; visibility: hidden`);
  onTestFinished(() => window.frameElement?.setAttribute('style', ownStyle));
}
