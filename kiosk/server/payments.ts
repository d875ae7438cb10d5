import { randomUUID } from 'node:crypto';
import type { DayMemory } from './day-memory.ts';

/** A guest has a token of the hotel; anybody else is a stranger. */
export type Payer = 'guest' | 'stranger';

/** `sent`: outcome unknown. `full`: no room for strangers. `unwritable`: not kept, not sent. `unknown`: store away. */
export type PaymentClaim =
  | { readonly kind: 'claimed'; readonly claim: string }
  | { readonly kind: 'sent' | 'booked' | 'full' | 'unwritable' | 'unknown' };

/** The settlements sent to a hotel, by the hash of their id. */
export interface Payments {
  /** Records a settlement before it is sent. */
  claim(payment: string, payer: Payer): Promise<PaymentClaim>;
  /** Records that the hotel booked it. */
  book(payment: string): Promise<void>;
  /** Records a clear refusal: the payment may be tried again. */
  free(payment: string, claim: string): Promise<void>;
}

/** Settlements without a clear answer in a day. */
const MOST = { stranger: 2_000, guest: 100_000 } as const;

/** The payments of one gateway, on its disk if it has a folder. */
export class OwnPayments implements Payments {
  readonly #memory: DayMemory;
  #ofStrangers = 0;

  /** @param onUnwritable hears the cause of an unkept claim */
  constructor(
    memory: DayMemory,
    private readonly onUnwritable: (error: unknown) => void = () => undefined,
  ) {
    this.#memory = memory;
  }

  /** @throws the system's error for an unusable folder */
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
    // Bookings of strangers' settlements take only strangers' room.
    const booked = isOf(known, 'stranger') ? 'stranger booked' : 'guest booked';
    try {
      await this.#memory.put(payment, booked);
    } catch (error) {
      // It still counts as sent, and is not sent again.
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

/** The record that blocks a payer; a stranger's settlement never blocks a guest. */
function heldBy(text: string, payer: Payer): 'sent' | 'booked' | undefined {
  if (text.endsWith(' booked')) return 'booked';
  return payer === 'guest' && isOf(text, 'stranger') ? undefined : 'sent';
}
