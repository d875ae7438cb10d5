import type { Config } from '~/config/schema';

/** Gives the page the tenant's colours. */
export function applyTheme({ primary, accent }: Config['theme']): void {
  const { style } = document.documentElement;
  style.setProperty('--house-primary', primary);
  style.setProperty('--house-accent', accent);
}
