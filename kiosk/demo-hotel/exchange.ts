import type { ReadRequest } from './request.ts';

/** A call as it came, and as it was answered. */
export interface Exchange {
  /** Name of the call, such as `checkin_code`. */
  readonly call: string;
  readonly request: ReadRequest;
  /** A copy; undefined where the answer went wrong on purpose: by a fault, or for a guest of trouble. */
  readonly answer: Response | undefined;
}

/** Is told of every exchange before its answer is sent; what it throws fails the call. */
export type OnExchange = (exchange: Exchange) => void | Promise<void>;
