import type { Config } from '~/config/schema';

/** Gives the page the tenant's colours. */
export function applyTheme({ primary, accent }: Config['theme']): void {
  const { style } = document.documentElement;
  style.setProperty('--primary', primary);
  style.setProperty('--accent', accent);
}
