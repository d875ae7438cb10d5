import type { IncomingMessage } from 'node:http';
import { AS_DATA, towardsTablet } from './hotel-headers.ts';
import { NotSent } from './proxy.ts';

/** An answer of the hotel is no longer than this, in bytes. */
const MOST_BYTES = 8 * 1024 * 1024;
/** A response of these statuses has no body. */
const BODILESS = new Set([204, 205, 304]);

/** How far a call got, as `Lobby-Gateway` says it. */
export type Word = 'answered' | 'no-answer' | 'not-sent';

/** An answer that is not the hotel's own. */
export const withoutAnswer = (status: number, word: Word): Response =>
  new Response(null, { status, headers: { ...AS_DATA, 'Lobby-Gateway': word } });

/**
 * The hotel's answer for the tablet, streamed as it comes. A redirect is not an answer: it leads to a log-in page, and
 * it is not known what became of the call. An answer longer than 8 MB breaks off.
 * @param breakOff ends the tablet's connection when the answer ends before it is whole; without it, reading fails
 */
export function answerFor(answer: IncomingMessage, breakOff?: () => void): Response {
  const status = answer.statusCode ?? 0;
  const isUsable = status >= 200 && status < 600 && (status < 300 || status >= 400);
  if (!isUsable || Number(answer.headers['content-length'] ?? 0) > MOST_BYTES) {
    answer.destroy();
    return withoutAnswer(isUsable ? 504 : 502, 'no-answer');
  }
  const headers = towardsTablet({
    type: answer.headers['content-type'],
    encoding: answer.headers['content-encoding'],
    date: answer.headers.date,
  });
  if (BODILESS.has(status)) {
    answer.resume();
    return new Response(null, { status, headers });
  }
  return new Response(limited(answer, breakOff), { status, headers });
}

/** The answer for a call that failed: 502 when the hotel did not get it, 504 when the hotel may have acted. */
export const answerForFailure = (error: unknown): Response =>
  error instanceof NotSent ? withoutAnswer(502, 'not-sent') : withoutAnswer(504, 'no-answer');

function limited(answer: IncomingMessage, breakOff: (() => void) | undefined): ReadableStream<Uint8Array> {
  let size = 0;
  const chunks = answer[Symbol.asyncIterator]();
  const next = async () => {
    const { done, value } = await chunks.next();
    if (done === true) return undefined;
    const chunk = new Uint8Array(value);
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error('The answer is too long');
    return chunk;
  };
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const chunk = await next();
        if (chunk === undefined) controller.close();
        else controller.enqueue(chunk);
      } catch (error) {
        answer.destroy();
        if (breakOff === undefined) return controller.error(error);
        breakOff();
        controller.close();
      }
    },
    cancel() {
      answer.destroy();
    },
  });
}
