import { faultOf, HotelError } from './fault';

/**
 * Logs a failed call to the console: its name, the kind of fault and the status. Never the hotel's message,
 * which can contain a guest's name. Calls aborted at the end of the visit are not logged.
 * @param what prefix of the log line
 */
export function warnOfFailure(what: string, error: unknown): void {
  const { kind } = faultOf(error);
  if (kind !== 'dropped') console.warn(`${what}: ${error instanceof HotelError ? error.message : kind}`);
}
