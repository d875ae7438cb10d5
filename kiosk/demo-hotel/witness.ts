import { type Difference, sentence } from '../hotel-api/contract/difference.ts';
import { judgeAnswer, judgeRequest } from '../hotel-api/contract/judge.ts';
import { spokenBy } from './dialects.ts';
import type { ReadRequest } from './request.ts';

export interface Exchange {
  /** Such as `checkin_code`. */
  readonly call: string;
  readonly request: ReadRequest;
  /** A copy; undefined for a purposely wrong answer: by a fault, or for a guest of trouble. */
  readonly answer: Response | undefined;
}

/** Hears of every exchange before its answer is sent; a throw fails the call. */
export type OnExchange = (exchange: Exchange) => void | Promise<void>;

/** The differences of an exchange from the contract. The card script is no call of it. */
export async function judgeExchange(exchange: Exchange): Promise<readonly Difference[]> {
  const { call, request } = exchange;
  if (call === 'card_script') return [];
  return [...judgeRequest(spokenBy(request), request), ...(await judgeOwnAnswer(exchange))];
}

/** The differences of the demo hotel's answer; the request may be wrong on purpose. */
export async function judgeOwnAnswer({ request, answer }: Exchange): Promise<readonly Difference[]> {
  return answer === undefined ? [] : judgeAnswer(spokenBy(request), request, await read(answer));
}

/** Records every difference in a sentence with call, place and value. */
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
