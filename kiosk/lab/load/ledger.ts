/** A tablet's knowledge of its payment. */
export type Outcome = 'paid' | 'refused' | 'unknown';

/** The tablets' payments, for a comparison with the hotel's books. */
export class Ledger {
  readonly #outcomes = new Map<string, Outcome>();

  note(requestId: string, outcome: Outcome): void {
    this.#outcomes.set(requestId, outcome);
  }

  counts(): Readonly<Record<Outcome, number>> {
    const counts = { paid: 0, refused: 0, unknown: 0 };
    for (const outcome of this.#outcomes.values()) counts[outcome] += 1;
    return counts;
  }

  /** Disagreements with the hotel, in sentences. @param books each payment's bookings by request id */
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
