/** What the page measures by itself; all times in ms. */
declare global {
  interface StartFigures {
    /** Navigation to the first frame that is not blank. */
    readonly frame: number;
    /** Navigation to the first frame with words or pictures: first contentful paint. */
    readonly visible: number;
    /** Navigation to the first frame in which React answers a tap on the check-in button. */
    readonly usable: number;
    /** Cumulative layout shift until idle; a ratio. */
    readonly shift: number;
    /** The longest task after the first frame with words; 0 where none took 50 ms. */
    readonly longestTask: number;
    /** How many files the page asked for until home was usable, itself included, and their bytes on the wire. */
    readonly files: number;
    readonly bytes: number;
    /** Whether the service worker answered for this page. */
    readonly controlled: boolean;
  }

  interface ChangeFigures {
    readonly from: string;
    readonly to: string;
    /** Tap, or the hotel's answer where nobody taps, to the first frame in which the new screen can be seen, drawn. */
    readonly ms: number;
    /** Of that, from the first question to the hotel to its last answer, of those that the new screen has waited for. */
    readonly hotel: number;
  }

  interface VisitFigures {
    /** One for each letter typed since the last asking: the key to the frame that shows the letter. */
    readonly letters: readonly number[];
    /** Interaction to next paint, of all interactions since the page was opened, as the web-vitals library counts it. */
    readonly interaction: number;
  }

  interface TapFigures {
    /** From home's first frame with words to the frame that shows the choice as made, tapped as soon as home answers. */
    readonly answered: number;
    /** From the same to the screen that was chosen. */
    readonly followed: number;
  }

  interface StrokeFigures {
    /** One for each point: its event to the frame that holds its ink. */
    readonly latencies: readonly number[];
    /** Between the beginnings of neighbouring frames, from pen-down until after pen-up's redraw. */
    readonly frames: readonly number[];
  }

  interface Window {
    /** Set by page/start.ts: resolves when home is usable and has then been left alone for a while. */
    benchStart: () => Promise<StartFigures>;
    /** Set by page/start.ts: resolves with the screen that a tap brings in the first frame that counts as usable. */
    benchProof: () => Promise<string>;
    /** Set by page/change.ts: begins to watch for the screen that follows `from`, after a tap or after the hotel's answer. To be
     * done before either. */
    benchWatch: (from: string, isTapped: boolean) => void;
    /** Set by `benchWatch`: resolves when the screen has been replaced. */
    benchChange: () => Promise<ChangeFigures>;
    /** Set by page/visit.ts. */
    benchVisit: () => VisitFigures;
    /** Set by page/stroke.ts: begins to watch for a stroke on the canvas. To be done before the pen touches it. */
    benchWatchStroke: () => void;
    /** Set by `benchWatchStroke`: resolves when the stroke has been drawn and the pen lifted. */
    benchStroke: () => Promise<StrokeFigures>;
    /** Set before the page is opened: home is tapped as soon as it answers. */
    benchTapsAtOnce?: boolean;
    /** Set by page/tap.ts: resolves when that tap has been answered and followed. */
    benchTap: () => Promise<TapFigures>;
    /** Set by page/scroll.ts: resolves when the next touch is over, with the ms between the frames of its movement. */
    benchScroll: () => Promise<readonly number[]>;
    /** Set by page/screens.ts: from the first call on keeps the HTML of each screen's first frame, by its path. */
    benchScreens: () => readonly (readonly [path: string, html: string])[];
  }
}

export {};
