type Answer = { readonly kind: 'token'; readonly token: string } | { readonly kind: 'no-token' };

/** The provider's answers to a walk's cards, each with a new token. */
export class Cards {
  #isRefused = false;
  #tokens = 0;

  refuseNext(): void {
    this.#isRefused = true;
  }

  answer(): Answer {
    const isRefused = this.#isRefused;
    this.#isRefused = false;
    this.#tokens += 1;
    return isRefused
      ? { kind: 'no-token' }
      : { kind: 'token', token: `demo-token-${String(this.#tokens).padStart(32, '0')}` };
  }
}
