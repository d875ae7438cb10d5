/** The engines besides Chromium, which all other browser tests open; WebKit is that of every iPad. */
export const ENGINES = ['firefox', 'webkit'] as const;

/** One of them. */
export type Engine = (typeof ENGINES)[number];

/** Width and height of the page, in CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place on an element: fractions of its width and height. */
export type Point = readonly [x: number, y: number];

/**
 * A tablet of any engine: what the guest's hands do, and what is seen. Elements are named by CSS selectors; an element is
 * touched once it is in view and nothing lies over it.
 */
export interface Tablet {
  readonly version: string;
  /** Opens an address in a page of this size. */
  opens(address: string, size: Size): Promise<void>;
  /** Runs a function in the page; it must be synchronous and know nothing but what it is given. */
  asks<Given, Answer>(question: (given: Given) => Answer, given: Given): Promise<Awaited<Answer>>;
  taps(selector: string): Promise<void>;
  /** Taps a place on the page, whatever is there; in CSS px. */
  tapsAt(x: number, y: number): Promise<void>;
  /** Puts a text in the place of what a field holds. */
  types(selector: string, text: string): Promise<void>;
  /** Chooses a file. */
  picks(selector: string, file: string): Promise<void>;
  /** Draws one line across an element with the pointer held down. */
  draws(selector: string, line: readonly Point[]): Promise<void>;
  /** What is seen, as PNG. */
  picture(): Promise<Buffer>;
  closes(): Promise<void>;
}
