/** The kinds of faults, in the control page's order. */
export const FAULT_KINDS = {
  delay: { ja: '遅延（ミリ秒）', en: 'a late but correct answer' },
  status: { ja: 'エラー（JSON）', en: 'a status with a JSON body' },
  'empty-status': { ja: 'エラー（本文なし）', en: 'a status with an empty body' },
  html: { ja: 'エラー（HTML）', en: 'a status with an HTML page' },
  malformed: { ja: '途中で切れたJSON', en: '200 with JSON cut off' },
  'not-json': { ja: 'JSONでない応答', en: '200 with plain text' },
  'no-payload': { ja: 'payloadなし', en: '200 without payload' },
  'wrong-shape': { ja: '項目の異なるpayload', en: '200 with a payload of another shape' },
  'token-ended': { ja: 'トークンの期限切れ', en: 'the token has ended: 401 until the next look-up' },
  reset: { ja: '切断', en: 'the connection breaks' },
  hang: { ja: '応答なし', en: 'never answers' },
} as const;
export type FaultKind = keyof typeof FAULT_KINDS;

export const isFaultKind = (value: unknown): value is FaultKind =>
  typeof value === 'string' && Object.hasOwn(FAULT_KINDS, value);

export interface Fault {
  readonly call: string;
  readonly kind: FaultKind;
  /** HTTP status of `status`, `empty-status` and `html`; default 500, 503 and 502. */
  readonly status?: number;
  /** `error_msg` of a `status` fault; absent by default. */
  readonly errorMsg?: string;
  /** Milliseconds of a `delay`; default 3,000. */
  readonly ms?: number;
  /** Number of affected calls; by default all until cleared. */
  readonly times?: number;
  /** `before` (default): the hotel never gets the call. `after`: the answer is lost; a refusal stays a refusal. */
  readonly when?: 'before' | 'after';
}

export class Faults {
  #waiting: Fault[] = [];

  /** Adds a fault. Faults of one call apply in the order of setting. */
  set(fault: Fault): void {
    this.#waiting.push(fault);
  }

  clear(call?: string): void {
    this.#waiting = call === undefined ? [] : this.#waiting.filter((fault) => fault.call !== call);
  }

  list(): readonly Fault[] {
    return [...this.#waiting];
  }

  /** Uses a call's fault once; undefined without one. */
  take(call: string): Fault | undefined {
    const at = this.#waiting.findIndex((fault) => fault.call === call || fault.call === '*');
    const fault = this.#waiting[at];
    if (fault === undefined) return undefined;
    if (fault.times !== undefined) {
      const left = fault.times - 1;
      this.#waiting.splice(at, 1, ...(left > 0 ? [{ ...fault, times: left }] : []));
    }
    return fault;
  }
}
