import { type Difference, sentence } from '../hotel-api/contract/difference.ts';
import { judgeAnswer, judgeRequest } from '../hotel-api/contract/judge.ts';
import { spokenBy } from './dialects.ts';
import type { Exchange, OnExchange } from './exchange.ts';

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
