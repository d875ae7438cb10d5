import type { Config } from '~/config/schema';

/** Applies the hotel's colours to the page. */
export function applyTheme({ primary, accent }: Config['theme']): void {
  const { style } = document.documentElement;
  style.setProperty('--tenant-primary', primary);
  style.setProperty('--tenant-accent', accent);
}
