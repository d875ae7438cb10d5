import { faultOf } from '~/errors/fault';

/** What became of something that was asked for: the word for its success, or the kind of fault that it failed with. */
export const endOf = (asked: Promise<unknown>, success = 'done'): Promise<string> =>
  asked.then(
    () => success,
    (error: unknown) => faultOf(error).kind,
  );
