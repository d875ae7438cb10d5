/** What a sender's requests take of the memory. */
export class Share {
  /** Requests remembered, those under way included. */
  requests = 0;
  /** Bytes of the bodies remembered. */
  bytes = 0;
  /** Keys of requests that may be forgotten early, in the order in which they finished. */
  readonly forgettable = new Set<string>();
  /** Keys of requests whose bodies are remembered, in the order in which they finished; payments' come last. */
  readonly bodies = new Set<string>();
  readonly paymentBodies = new Set<string>();
}

/** The shares of all senders. */
export class Shares {
  readonly #all = new Map<string, Share>();

  /** A sender's share, made where there is none yet. */
  of(sender: string): Share {
    const share = this.#all.get(sender) ?? new Share();
    this.#all.set(sender, share);
    return share;
  }

  /** Removes a share that holds nothing any more. */
  tidy(sender: string): void {
    if (this.#all.get(sender)?.requests === 0) this.#all.delete(sender);
  }

  /** The share that has most of something. */
  largest(sizeOf: (share: Share) => number): Share | undefined {
    let largest: Share | undefined;
    for (const share of this.#all.values())
      if (largest === undefined || sizeOf(share) > sizeOf(largest)) largest = share;
    return largest;
  }
}
