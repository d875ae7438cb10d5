import { randomUUID } from 'node:crypto';
import type { DayMemory } from './day-memory.ts';

/** Who pays: a guest with a token that the hotel issued, or anybody else. */
export type Payer = 'guest' | 'stranger';

/**
 * What became of an attempt to claim a payment. `sent`: it was sent before, and nobody knows what became of it. `full`: strangers
 * have no more room. `unwritable`: the claim could not be kept, so the payment is not sent. `unknown`: the store that knows is away.
 */
export type PaymentClaim =
  | { readonly kind: 'claimed'; readonly claim: string }
  | { readonly kind: 'sent' | 'booked' | 'full' | 'unwritable' | 'unknown' };

/** The settlements of a hotel that were sent, by the hash of their id. */
export interface Payments {
  /** Keeps, before it is sent, that a settlement is sent. */
  claim(payment: string, payer: Payer): Promise<PaymentClaim>;
  /** The hotel has booked it. */
  book(payment: string): Promise<void>;
  /** The hotel has clearly refused it: it may be tried again. */
  free(payment: string, claim: string): Promise<void>;
}

/** Settlements without a clear answer that strangers may leave behind, and those of guests, in a day. */
const MOST = { stranger: 2_000, guest: 100_000 } as const;

/** The payments of one gateway alone, on its own disk where it has a folder. */
export class OwnPayments implements Payments {
  readonly #memory: DayMemory;
  #ofStrangers = 0;

  /** @param onUnwritable hears why a claim could not be kept */
  constructor(
    memory: DayMemory,
    private readonly onUnwritable: (error: unknown) => void = () => undefined,
  ) {
    this.#memory = memory;
  }

  /** @throws what the system says where the folder cannot be used */
  async open(): Promise<void> {
    await this.#memory.open();
    for (const text of this.#memory.entries().values()) if (isOf(text, 'stranger')) this.#ofStrangers += 1;
  }

  async claim(payment: string, payer: Payer): Promise<PaymentClaim> {
    const gone = await this.#memory.tidy(MOST.guest + MOST.stranger);
    this.#ofStrangers -= gone.filter((text) => isOf(text, 'stranger')).length;
    const known = this.#memory.get(payment);
    const held = known === undefined ? undefined : heldBy(known, payer);
    if (held !== undefined) return { kind: held };
    if (payer === 'stranger' && this.#ofStrangers >= MOST.stranger) return { kind: 'full' };
    const claim = randomUUID();
    const text = `${payer} ${claim}`;
    this.#count(known, text);
    try {
      if (known !== undefined) await this.#memory.put(payment, text);
      else {
        const others = await this.#memory.add(payment, text);
        if (others !== undefined) {
          this.#count(text, others);
          return { kind: heldBy(others, 'stranger') ?? 'sent' };
        }
      }
      return { kind: 'claimed', claim };
    } catch (error) {
      this.#count(text, undefined);
      this.onUnwritable(error);
      return { kind: 'unwritable' };
    }
  }

  async book(payment: string): Promise<void> {
    const known = this.#memory.get(payment);
    // Where the hotel books whatever strangers send, that takes their room alone.
    const booked = isOf(known, 'stranger') ? 'stranger booked' : 'guest booked';
    try {
      await this.#memory.put(payment, booked);
    } catch (error) {
      // It goes on counting as sent, and is not sent again either.
      this.onUnwritable(error);
    }
  }

  async free(payment: string, claim: string): Promise<void> {
    const known = this.#memory.get(payment);
    if (known?.split(' ')[1] !== claim) return;
    await this.#memory.remove(payment);
    this.#count(known, undefined);
  }

  #count(before: string | undefined, after: string | undefined): void {
    this.#ofStrangers += Number(isOf(after, 'stranger')) - Number(isOf(before, 'stranger'));
  }
}

const isOf = (text: string | undefined, payer: Payer): boolean => text?.startsWith(`${payer} `) ?? false;

/** What keeps a payer from a payment; undefined where a stranger's settlement stands in a guest's way. */
function heldBy(text: string, payer: Payer): 'sent' | 'booked' | undefined {
  if (text.endsWith(' booked')) return 'booked';
  return payer === 'guest' && isOf(text, 'stranger') ? undefined : 'sent';
}
