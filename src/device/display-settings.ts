import type { Config } from '~/config/schema';
import type { DisplaySettings } from '~/domain/display-settings';
import { session, sessionStore } from '~/session/store';

/** Writes the guest's display settings to the root element, where the design tokens read them. */
export function applyDisplaySettings(): void {
  sessionStore.subscribe(({ displaySettings }, before) => {
    if (displaySettings !== before.displaySettings) show(displaySettings);
  });
  show(session().displaySettings);
}

function show({ text, highContrast, isLow }: DisplaySettings): void {
  const { documentElement: page } = document;
  const values = {
    'data-text': text > 1 && String(text),
    'data-contrast': highContrast && 'high',
    'data-low': isLow && '',
  };
  for (const [name, value] of Object.entries(values))
    if (value === false) page.removeAttribute(name);
    else page.setAttribute(name, value);
}

/** Applies the hotel's colours to the page. */
export function applyTheme({ primary, accent }: Config['theme']): void {
  const { style } = document.documentElement;
  style.setProperty('--tenant-primary', primary);
  style.setProperty('--tenant-accent', accent);
}
