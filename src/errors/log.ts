import { faultOf, HotelError } from './fault';

/**
 * Notes a failure for whoever looks at the console: which call, which kind of fault, which status. Never the hotel's words,
 * which may name a guest. What ended with its visit has not failed.
 */
export function warnOfFailure(what: string, error: unknown): void {
  const { kind } = faultOf(error);
  if (kind !== 'dropped') console.warn(`${what}: ${error instanceof HotelError ? error.message : kind}`);
}
