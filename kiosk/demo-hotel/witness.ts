import { type Difference, sentence } from '../hotel-api/contract/difference.ts';
import { judgeAnswer, judgeRequest } from '../hotel-api/contract/judge.ts';
import { spokenBy } from './dialects.ts';
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

/** Everything in which a call and its answer are not as published. The card provider's script is no call of the contract. */
export async function judgeExchange(exchange: Exchange): Promise<readonly Difference[]> {
  const { call, request } = exchange;
  if (call === 'card_script') return [];
  return [...judgeRequest(spokenBy(request), request), ...(await judgeOwnAnswer(exchange))];
}

/** In what an answer of the demo hotel is not as published; what was asked may be wrong on purpose. */
export async function judgeOwnAnswer({ request, answer }: Exchange): Promise<readonly Difference[]> {
  return answer === undefined ? [] : judgeAnswer(spokenBy(request), request, await read(answer));
}

/** Writes down every difference, in a sentence that names call, place and value. */
export function witness(): { readonly onExchange: OnExchange; readonly differences: readonly string[] } {
  const differences: string[] = [];
  return {
    differences,
    async onExchange(exchange) {
      differences.push(...(await judgeExchange(exchange)).map(sentence));
    },
  };
}

const read = async (answer: Response) => ({
  status: answer.status,
  type: answer.headers.get('content-type') ?? undefined,
  body: await answer.text(),
});
