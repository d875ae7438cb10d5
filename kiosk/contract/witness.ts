import type { Exchange, OnExchange } from '../demo-hotel/exchange.ts';
import { sentence } from './difference.ts';
import type { Dialect } from './documents.ts';
import { judgeAnswer, judgeRequest } from './judge.ts';
import { findCall } from './operations.ts';

/** Writes down every difference, in a sentence that names call, place and value. */
export function witness(): { readonly onExchange: OnExchange; readonly differences: readonly string[] } {
  const differences: string[] = [];
  return {
    differences,
    async onExchange(exchange) {
      const { call, request } = exchange;
      // The card provider's script is no call of the contract.
      if (call === 'card_script') return;
      differences.push(...judgeRequest(spokenBy(request), request).map(sentence));
      differences.push(...(await judgeOwnAnswer(exchange)));
    },
  };
}

/** In what an answer of the demo hotel is not as published; what was asked may be wrong on purpose. */
export async function judgeOwnAnswer({ request, answer }: Exchange): Promise<readonly string[]> {
  return answer === undefined
    ? []
    : judgeAnswer(spokenBy(request), request, await read(answer)).map(sentence);
}

/** By the names of the headers; a path that one back end alone has says it too. */
function spokenBy({ method, path, headers }: Exchange['request']): Dialect {
  if ('device_type' in headers) return 'legacy';
  return findCall('cico', method, path) === undefined ? 'legacy' : 'cico';
}

const read = async (answer: Response) => ({
  status: answer.status,
  type: answer.headers.get('content-type') ?? undefined,
  body: await answer.text(),
});
