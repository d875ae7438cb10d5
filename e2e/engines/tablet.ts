/** The engines besides Chromium; WebKit is every iPad's. */
export const ENGINES = ['firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Fractions of an element's width and height. */
export type Point = readonly [x: number, y: number];

/** A tablet of any engine. CSS selectors name elements; a touch waits for a visible, uncovered one. */
export interface Tablet {
  readonly version: string;
  opens(address: string, size: Size): Promise<void>;
  /** Runs a synchronous, self-contained function in the page. */
  asks<Given, Answer>(question: (given: Given) => Answer, given: Given): Promise<Awaited<Answer>>;
  taps(selector: string): Promise<void>;
  tapsAt(x: number, y: number): Promise<void>;
  types(selector: string, text: string): Promise<void>;
  picks(selector: string, file: string): Promise<void>;
  draws(selector: string, line: readonly Point[]): Promise<void>;
  picture(): Promise<Buffer>;
  closes(): Promise<void>;
}
