/**
 * Takes the place of `settings.ts` in the page of a hotel: the least that a first start of the app cannot do without. It asks
 * for the hotel's settings and loads what checks them at the same time.
 * @throws ZodError where they are no object
 */
export async function takeSettings(): Promise<unknown> {
  const asked = fetch('/data/config.json', { cache: 'no-store' });
  const { checked } = await import('./checked-settings');
  return checked(await (await asked).json());
}
