import type { IncomingMessage, ServerResponse } from 'node:http';
import { causeOf, HotelFailure, NotSent } from './hotel-failures.ts';
import { AS_DATA, towardsTablet } from './hotel-headers.ts';
import type { MemoryBudget } from './memory-budget.ts';
import { roomToUnpack, unpacked } from './unpack.ts';

/** In bytes, unpacked; tablets refuse longer answers too. */
const MAX_BYTES = 1024 * 1024;
/** More parts than this only keep us busy. */
const MAX_PARTS = 16_384;
const BODILESS = new Set([204, 205, 304]);
/** In bytes: smaller answers always pass, so that no flood keeps a payment's from its tablet. */
const SMALL_BYTES = 16 * 1024;

/** The outcome of a call, as `Lobby-Gateway` names it. */
export type Word = 'answered' | 'no-answer' | 'not-sent';

export const isWord = (text: string | null | undefined): text is Word =>
  text === 'answered' || text === 'no-answer' || text === 'not-sent';

export const withoutAnswer = (status: number, word: Word): Response =>
  new Response(null, { status, headers: { ...AS_DATA, 'Lobby-Gateway': word } });

/**
 * Reads and unpacks the hotel's answer whole before its status is sent. After a redirect, or an overlong or broken
 * answer, nobody knows the call's outcome.
 * @param outgoing connection for an answer that goes there at once
 * @throws {HotelFailure} without an answer to pass on
 */
export async function answerFor(
  answer: IncomingMessage,
  memory: MemoryBudget,
  outgoing?: ServerResponse,
): Promise<Response> {
  const status = answer.statusCode ?? 0;
  try {
    if (status >= 300 && status < 400) throw new HotelFailure('redirect');
    if (status < 200 || status >= 600) throw new HotelFailure('not-http');
    const body = await bodyOf(answer, status, memory);
    if (!holdUntilSent(body.length, memory, outgoing)) throw new HotelFailure('gateway-full');
    return new Response(BODILESS.has(status) ? null : body, {
      status,
      headers: towardsTablet(answer.headers),
    });
  } catch (error) {
    answer.destroy();
    throw error;
  }
}

/** Counts an answer as memory until its tablet has it. @returns whether there was room */
export function holdUntilSent(
  bytes: number,
  memory: MemoryBudget,
  outgoing: ServerResponse | undefined,
): boolean {
  if (bytes <= SMALL_BYTES || outgoing === undefined || outgoing.destroyed) return true;
  if (!memory.take(bytes)) return false;
  outgoing.once('close', () => memory.giveBack(bytes));
  return true;
}

/** Answers a failed call: 502 for one that the hotel did not get or redirects, 504 when the hotel may have acted. */
export function answerForFailure(error: unknown): Response {
  if (error instanceof NotSent) return withoutAnswer(502, 'not-sent');
  return withoutAnswer(causeOf(error) === 'redirect' ? 502 : 504, 'no-answer');
}

/** @throws {HotelFailure} for an overlong, broken or unknown encoding, or without room */
async function bodyOf(
  answer: IncomingMessage,
  status: number,
  memory: MemoryBudget,
): Promise<Uint8Array<ArrayBuffer>> {
  if (BODILESS.has(status)) {
    answer.destroy();
    return new Uint8Array();
  }
  const room = roomToUnpack(answer);
  if (!memory.take(room)) throw new HotelFailure('gateway-full');
  try {
    const chunks = unpacked(answer, MAX_BYTES);
    if (chunks === undefined) throw new HotelFailure('answer-broken');
    if (Number(answer.headers['content-length'] ?? 0) > MAX_BYTES) throw new HotelFailure('answer-too-long');
    return await whole(chunks, memory);
  } finally {
    memory.giveBack(room);
  }
}

async function whole(
  chunks: AsyncIterable<Uint8Array>,
  memory: MemoryBudget,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  let taken = 0;
  try {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > MAX_BYTES || parts.length > MAX_PARTS) throw new HotelFailure('answer-too-long');
      if (size > SMALL_BYTES) {
        if (!memory.take(chunk.length)) throw new HotelFailure('gateway-full');
        taken += chunk.length;
      }
      parts.push(chunk);
    }
    return new Uint8Array(Buffer.concat(parts));
  } catch (error) {
    throw error instanceof HotelFailure ? error : new HotelFailure('answer-broken');
  } finally {
    memory.giveBack(taken);
  }
}
