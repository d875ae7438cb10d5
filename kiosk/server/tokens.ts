import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { DayMemory } from './day-memory.ts';
import { digitsOf, parseExactJson, WrittenNumber } from './read-json.ts';
import type { SharedStore } from './store/redis-store.ts';

/** A hotel hands out some hundred a day. */
const MOST = 20_000;

const issued = z.object({
  payload: z.object({ authorization: z.union([z.string().min(1), z.number(), z.instanceof(WrittenNumber)]) }),
});

/** The tokens that a hotel has issued to guests in the last day, as hashes. */
export class Tokens {
  constructor(
    private readonly memory: DayMemory,
    private readonly store?: SharedStore | undefined,
  ) {}

  /** Notes the token in an answer to a look-up, if there is one. */
  noteIn(body: Uint8Array): void {
    const found = issued.safeParse(parseExactJson(new TextDecoder().decode(body)));
    if (!found.success) return;
    const hash = hashOf(digitsOf(found.data.payload.authorization));
    this.memory.note(hash);
    void this.memory.tidy(MOST);
    // A store that is away learns of it no more: other gateways then take this guest for a stranger.
    void this.store?.noteToken(hash).catch(() => undefined);
  }

  /** Whether the hotel has issued a token, to a tablet of this gateway or of one that shares its store. */
  async knows(token: string): Promise<boolean> {
    const hash = hashOf(token);
    if (this.memory.get(hash) !== undefined) return true;
    const isShared = (await this.store?.knowsToken(hash).catch(() => false)) ?? false;
    if (isShared) this.memory.note(hash);
    return isShared;
  }
}

const hashOf = (token: string): string => createHash('sha256').update(`token ${token}`).digest('base64url');
