import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { DayMemory } from './day-memory.ts';
import { digitsOf, parseExactJson, WrittenNumber } from './read-json.ts';
import type { SharedStore } from './store/redis-store.ts';

/** A hotel issues some hundreds a day. */
const MOST = 20_000;

const issued = z.object({
  payload: z.object({ authorization: z.union([z.string().min(1), z.number(), z.instanceof(WrittenNumber)]) }),
});

export class Tokens {
  constructor(
    private readonly memory: DayMemory,
    private readonly store?: SharedStore | undefined,
  ) {}

  noteIn(body: Uint8Array): void {
    const found = issued.safeParse(parseExactJson(new TextDecoder().decode(body)));
    if (!found.success) return;
    const hash = hashOf(digitsOf(found.data.payload.authorization));
    this.memory.note(hash);
    void this.memory.tidy(MOST);
    // While the store is away, other gateways take this guest for a stranger.
    void this.store?.noteToken(hash).catch(() => undefined);
  }

  /** Whether the hotel issued a token, to any gateway of the store. */
  async knows(token: string): Promise<boolean> {
    const hash = hashOf(token);
    if (this.memory.get(hash) !== undefined) return true;
    const isShared = (await this.store?.knowsToken(hash).catch(() => false)) ?? false;
    if (isShared) this.memory.note(hash);
    return isShared;
  }
}

const hashOf = (token: string): string => createHash('sha256').update(`token ${token}`).digest('base64url');
