import { HotelError } from '~/errors/fault';

/**
 * Whether an address of our own answers at all, for staff. Nothing of the answer is read or kept.
 * @throws HotelError
 */
export async function reach(address: string, signal: AbortSignal): Promise<void> {
  const status = await fetch(address, { ...QUIETLY, signal }).then(
    ({ status }) => status,
    () => {
      throw new HotelError({ kind: signal.aborted ? 'timeout' : 'network' }, 'reach');
    },
  );
  if (status !== 200) throw new HotelError({ kind: 'status' }, 'reach', status);
}

/** The content security policy that the app's page comes with; empty where it cannot be had. */
export async function pagePolicy(): Promise<string> {
  try {
    return (await fetch('/', QUIETLY)).headers.get('content-security-policy') ?? '';
  } catch {
    return '';
  }
}

const QUIETLY = { cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
