import { faultOf } from '~/errors/fault';

/** The word for success, or the kind of the fault. */
export const endOf = (asked: Promise<unknown>, success = 'done'): Promise<string> =>
  asked.then(
    () => success,
    (error: unknown) => faultOf(error).kind,
  );
