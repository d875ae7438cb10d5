import { join } from 'node:path';
import { z } from 'zod';
import type { Listenable } from '../../../kiosk/server/listen.ts';
import { createSettingsPage } from '../../../kiosk/settings-page/server/create.ts';
import type { Site } from './site.ts';

type PageRequest = RequestInit & { headers?: HeadersInit };

export const OWN = 'http://127.0.0.1:4175';
export const PREVIEW = 'http://127.0.0.1:50000';
export const JSON_TYPE = { 'content-type': 'application/json' };

export async function openWindow(page: ReturnType<typeof openPage>) {
  const send = async (method: string, path: string, value: object): Promise<unknown> =>
    (await page.ask(method, path, { body: JSON.stringify(value), headers: JSON_TYPE })).json();
  const window = z.looseObject({ id: z.string(), port: z.number() });
  const begun = window.parse(await send('POST', '/settings/api/drafts', {}));
  const own = `/settings/api/drafts/${begun.id}`;
  const preview = page.previews[begun.port];
  if (preview === undefined) throw new Error('no preview');
  return {
    begun,
    ask: (method: string, path: string, more?: PageRequest) => page.ask(method, `${own}${path}`, more),
    draft: (config: object, texts: object = {}) => send('PUT', own, { config, texts }),
    save: (replacesOthers = false) => send('POST', `${own}/save`, { replacesOthers }),
    look: (path: string, headers: HeadersInit = {}) =>
      preview.fetch(new Request(`${PREVIEW}${path}`, { headers: { host: '127.0.0.1:50000', ...headers } })),
  };
}

/** The settings page for a site's tenant; its previews have no port. */
export function openPage(site: Site, tenant: 'its own' | 'none' = 'its own') {
  const previews: Listenable[] = [];
  const page = createSettingsPage({
    app: site.files,
    page: join(site.root, 'page'),
    scratch: join(site.root, 'scratch'),
    tenant: tenant === 'none' ? undefined : site.tenant,
    sample: { system: 'legacy' },
    listen: async (preview) => ({ port: previews.push(preview) - 1, close: async () => {} }),
  });
  const ask = async (method: string, path: string, more: PageRequest = {}) => {
    const headers = { host: '127.0.0.1:4175', ...more.headers };
    return page.fetch(new Request(`${OWN}${path}`, { method, ...more, headers }));
  };
  return { ask, previews };
}
