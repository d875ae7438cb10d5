/** Reports a page view by name, if the settings name an endpoint. Contains no guest data. */
export function countPageView(
  endpoint: string,
  view: { readonly page: string; readonly path: string },
): void {
  if (endpoint === '') return;
  navigator.sendBeacon(endpoint, new Blob([JSON.stringify(view)], { type: 'application/json' }));
}
