import { HotelError } from '~/errors/fault';
import { unanswered, within } from '~/platform/within';

/**
 * Checks that an address of the app's own origin answers with status 200, for the staff panel. The body is
 * not read.
 * @throws HotelError
 */
export async function reach(address: string, signal: AbortSignal): Promise<void> {
  const status = await fetch(address, { ...FETCH_OPTIONS, signal }).then(
    ({ status }) => status,
    () => {
      throw new HotelError({ kind: signal.aborted ? 'timeout' : 'network' }, 'reach');
    },
  );
  if (status !== 200) throw new HotelError({ kind: 'status' }, 'reach', status);
}

/** The Content-Security-Policy header of the app's page; empty if it cannot be loaded. */
export async function pagePolicy(): Promise<string> {
  try {
    const page = await within(fetch('/', FETCH_OPTIONS), unanswered);
    return page.headers.get('content-security-policy') ?? '';
  } catch {
    return '';
  }
}

const FETCH_OPTIONS = { cache: 'no-store', referrerPolicy: 'no-referrer' } as const;
