/** What a tablet knows of a payment that it sent. */
export type Outcome = 'paid' | 'refused' | 'unknown';

/** What tablets know of their payments, to be compared with the hotel's books. */
export class Ledger {
  readonly #outcomes = new Map<string, Outcome>();

  note(requestId: string, outcome: Outcome): void {
    this.#outcomes.set(requestId, outcome);
  }

  /** How many payments had each outcome. */
  counts(): Readonly<Record<Outcome, number>> {
    const counts = { paid: 0, refused: 0, unknown: 0 };
    for (const outcome of this.#outcomes.values()) counts[outcome] += 1;
    return counts;
  }

  /**
   * Where tablets and hotel disagree, a sentence each.
   * @param books how often the hotel booked each payment, by request id
   */
  disagreements(books: Readonly<Record<string, number>>): readonly string[] {
    const wrong: string[] = [];
    for (const [requestId, times] of Object.entries(books)) {
      const outcome = this.#outcomes.get(requestId);
      if (times > 1) wrong.push(`${requestId} was booked ${times} times`);
      if (outcome === undefined || outcome === 'refused')
        wrong.push(`${requestId} was booked, and its tablet knows it as ${outcome ?? 'never sent'}`);
    }
    for (const [requestId, outcome] of this.#outcomes) {
      if (outcome === 'paid' && books[requestId] === undefined)
        wrong.push(`${requestId} is paid for its tablet, and was never booked`);
    }
    return wrong;
  }
}
