import type { Config } from '~/config/schema';
import type { DisplaySettings } from '~/domain/display-settings';
import { session, sessionStore } from '~/session/store';

let isApplied = false;

/**
 * Applies the guest's display settings from the session to the page, and keeps it up to date. The design
 * tokens use the attributes set on the root element.
 */
export function applyDisplaySettings(): void {
  if (isApplied) return;
  isApplied = true;
  sessionStore.subscribe(({ displaySettings }, before) => {
    if (displaySettings !== before.displaySettings) show(displaySettings);
  });
  show(session().displaySettings);
}

function show({ text, highContrast, isLow }: DisplaySettings): void {
  const { documentElement: page } = document;
  setOrRemove(page, 'data-text', text === 1 ? undefined : String(text));
  setOrRemove(page, 'data-contrast', highContrast ? 'high' : undefined);
  setOrRemove(page, 'data-low', isLow ? '' : undefined);
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Applies the hotel's colours to the page. */
export function applyTheme({ primary, accent }: Config['theme']): void {
  const { style } = document.documentElement;
  style.setProperty('--tenant-primary', primary);
  style.setProperty('--tenant-accent', accent);
}
