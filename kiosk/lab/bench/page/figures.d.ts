/** What the page measures by itself; all times in ms. */
declare global {
  interface StartFigures {
    /** Navigation to the first frame with words or pictures: first contentful paint. */
    readonly seen: number;
    /** Navigation to the first frame in which React answers a tap on the check-in button. */
    readonly usable: number;
    /** The longest task after the first frame with words, of the first five seconds; 0 where none took 50 ms. */
    readonly longestTask: number;
    /** Navigation to the end of the last task of 50 ms or more; `seen` where there is none. */
    readonly quiet: number;
    /** Cumulative layout shift until idle; a ratio. */
    readonly shift: number;
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

  interface StrokeFigures {
    /** One for each point: its event to the frame that holds its ink. */
    readonly latencies: readonly number[];
    /** Between the beginnings of neighbouring frames, from pen-down until after pen-up's redraw. */
    readonly frames: readonly number[];
  }

  interface Window {
    /** Set by page/start.ts: resolves when home is usable and has then been left alone for a while. */
    benchStart: () => Promise<StartFigures>;
    /** Set by page/change.ts: begins to watch for the screen that follows `from`, after a tap or after the hotel's answer. To be
     * done before either. */
    benchWatch: (from: string, isTapped: boolean) => void;
    /** Set by `benchWatch`: resolves when the screen has been replaced. */
    benchChange: () => Promise<ChangeFigures>;
    /** Set by page/interaction.ts: interaction to next paint since the page was opened, as the web-vitals library counts it. */
    benchInteraction: () => number;
    /** Set by page/stroke.ts: begins to watch for a stroke on the canvas. To be done before the pen touches it. */
    benchWatchStroke: () => void;
    /** Set by `benchWatchStroke`: resolves when the stroke has been drawn and the pen lifted. */
    benchStroke: () => Promise<StrokeFigures>;
  }
}

export {};
