import { HotelError } from '~/errors/fault';
import { unanswered, within } from '~/platform/within';

/** Checks for staff that an address of the app's origin answers with status 200. @throws HotelError */
export async function reach(address: string, signal: AbortSignal): Promise<void> {
  const status = await fetch(address, { ...FETCH_OPTIONS, signal }).then(
    ({ status }) => status,
    () => {
      throw new HotelError({ kind: signal.aborted ? 'timeout' : 'network' }, 'reach');
    },
  );
  if (status !== 200) throw new HotelError({ kind: 'status' }, 'reach', status);
}

/** The page's Content-Security-Policy header; empty if it cannot be loaded. */
export async function pagePolicy(): Promise<string> {
  try {
    const page = await within(fetch('/', FETCH_OPTIONS), unanswered);
    return page.headers.get('content-security-policy') ?? '';
  } catch {
    return '';
  }
}

const FETCH_OPTIONS = { cache: 'no-store', referrerPolicy: 'no-referrer' } as const;
