/** Counts a page view by its name, where the hotel wants it. Nothing about the guest goes with it. */
export function countPageView(
  endpoint: string,
  view: { readonly page: string; readonly path: string },
): void {
  if (endpoint === '') return;
  navigator.sendBeacon(endpoint, new Blob([JSON.stringify(view)], { type: 'application/json' }));
}
