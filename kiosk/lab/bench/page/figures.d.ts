/** The page's own figures; times in ms. */
declare global {
  interface StartFigures {
    readonly seen: number;
    /** Navigation to the first frame in which React answers a check-in tap. */
    readonly usable: number;
    /** The longest task of the first five seconds after the first contentful paint; 0 below 50 ms. */
    readonly longestTask: number;
    /** Navigation to the end of the last task of 50 ms or more, by default `seen`. */
    readonly quiet: number;
    /** Cumulative layout shift until idle; a ratio. */
    readonly shift: number;
    /** Whether the service worker answered for this page. */
    readonly controlled: boolean;
  }

  interface ChangeFigures {
    readonly from: string;
    readonly to: string;
    /** Tap, or the hotel's answer, to the first drawn frame of the new screen. */
    readonly ms: number;
    /** From the first question to the last awaited answer. */
    readonly hotel: number;
  }

  interface StrokeFigures {
    /** For each point, its event to the frame with its ink. */
    readonly latencies: readonly number[];
    /** Between frames, from pen-down until after pen-up's redraw. */
    readonly frames: readonly number[];
  }

  interface Window {
    /** From page/start.ts: resolves when home was usable and then idle. */
    benchStart: () => Promise<StartFigures>;
    /** From page/change.ts: watches for the screen after `from`. Call it before the tap or the answer. */
    benchWatch: (from: string, isTapped: boolean) => void;
    /** Resolves when the screen has been replaced. */
    benchChange: () => Promise<ChangeFigures>;
    /** From page/interaction.ts: interaction to next paint since opening, as web-vitals counts. */
    benchInteraction: () => number;
    /** From page/stroke.ts: watches for a stroke. Call it before the pen touches. */
    benchWatchStroke: () => void;
    /** Resolves when the stroke is drawn and the pen lifted. */
    benchStroke: () => Promise<StrokeFigures>;
  }
}

export {};
