type Answer = { readonly kind: 'token'; readonly token: string } | { readonly kind: 'no-token' };

/** What the card provider answers to the cards of a walk: each token is another one. */
export class Cards {
  #isRefused = false;
  #tokens = 0;

  /** The next card gets no token. */
  refuseNext(): void {
    this.#isRefused = true;
  }

  /** The token of the next card, or none. */
  answer(): Answer {
    const isRefused = this.#isRefused;
    this.#isRefused = false;
    this.#tokens += 1;
    return isRefused
      ? { kind: 'no-token' }
      : { kind: 'token', token: `demo-token-${String(this.#tokens).padStart(32, '0')}` };
  }
}
