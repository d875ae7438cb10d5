/** Where the tenant's settings lie. */
export const CONFIG_PATH = '/data/config.json';

/** Settings lie next to the app; a server that needs longer is as good as none. In ms. */
const DEADLINE_MS = 10_000;

/** Asks the server for one of the tenant's files, as it is now. Undefined where it cannot be had or is no JSON. */
export async function askJson(path: string): Promise<unknown> {
  try {
    const response = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(DEADLINE_MS) });
    return response.ok ? await response.json() : undefined;
  } catch (error) {
    console.warn(`${path}: could not be read`, error);
    return undefined;
  }
}
