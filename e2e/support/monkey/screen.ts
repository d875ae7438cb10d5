import type { Page } from '../fixtures.ts';

/** What a look at the page tells. */
export interface Look {
  /** The screen shown; undefined where there is none. */
  readonly screen: string | undefined;
  /** Every screen that was shown since the page was loaded, in order. */
  readonly shown: readonly string[];
  /** What is wrong with the page as it stands now. */
  readonly wrong: readonly string[];
  /** Something is under way: a call, or another screen. */
  readonly isBusy: boolean;
  /** What stands in front of the screen. */
  readonly dialog: string | undefined;
}

declare global {
  interface Window {
    /** Every screen that was shown; noted by `notesScreens`. */
    screensShown?: string[];
  }
}

/** Notes every screen that the page shows from its next start on, however shortly. */
export async function notesScreens(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    window.screensShown = shown;
    const note = () => {
      const screen = document.querySelector('main[data-screen]')?.getAttribute('data-screen');
      if (screen && screen !== shown.at(-1)) shown.push(screen);
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-screen'],
    });
  });
}

/** Screens that end by themselves, where nothing needs to be touched. */
const ENDING = ['/checkin/complete', '/checkin/qr', '/checkout/wait', '/checkout/complete-checkout'];
/** Stands in the place of any screen that could not be drawn. */
const IN_PLACE_OF_ANY = '/common-error';

/** Looks at the page: what it shows, and what is wrong with it. */
export function look(page: Page): Promise<Look> {
  return page.evaluate(
    ({ ending, inPlaceOfAny }) => {
      const wrong: string[] = [];
      const screens = [...document.querySelectorAll('main[data-screen]')];
      const screen = screens[0]?.getAttribute('data-screen') ?? undefined;
      const { pathname } = window.location;
      const isComing = screen !== pathname && screen !== inPlaceOfAny;
      const isBusy = document.querySelector('[aria-busy="true"]') !== null || isComing;
      if (screens.length !== 1) wrong.push(`${screens.length} screens at once`);
      if (isComing) wrong.push(`${screen} is shown at ${pathname}`);

      const words = document.body.innerText;
      const key = /\b(app|api|views|steps|dialogs|validation|comfort|keypad)\.[a-z_]+/.exec(words);
      if (key) wrong.push(`a text is shown by its name: ${key[0]}`);
      const main = screens[0];
      if (main instanceof HTMLElement && main.innerText.trim() === '') wrong.push('a blank screen');

      const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open]')];
      if (dialogs.some((dialog) => dialog.innerText.trim() === '')) wrong.push('a blank dialog');
      const front = dialogs.at(-1);
      const ways = [...(front ?? document).querySelectorAll<HTMLElement>('button:enabled')].filter(
        (button) =>
          button.checkVisibility({ visibilityProperty: true }) && button.dataset.action !== 'comfort',
      );
      const isOnTop = (button: HTMLElement) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return there !== null && button.contains(there);
      };
      const isEnding = screen !== undefined && ending.includes(screen) && !front;
      if (!isBusy && !isEnding && !ways.some(isOnTop)) wrong.push('no way on');
      return {
        screen,
        shown: window.screensShown ?? [],
        wrong,
        isBusy,
        dialog: front?.innerText.trim().replace(/\s+/g, ' ').slice(0, 60),
      };
    },
    { ending: ENDING, inPlaceOfAny: IN_PLACE_OF_ANY },
  );
}

/** Waits until another screen is shown, or so long; in ms. */
export async function leaves(page: Page, screen: string, mostMs: number): Promise<void> {
  await page
    .locator(`main:not([data-screen="${screen}"])`)
    .waitFor({ timeout: mostMs })
    .catch(() => undefined);
}

/** Waits until nothing is under way any more, or so long; in ms. */
export async function comesToRest(page: Page, mostMs: number): Promise<void> {
  await page.evaluate(
    async ({ most, inPlaceOfAny }) => {
      const until = performance.now() + most;
      const isBusy = () => {
        const screen = document.querySelector('main[data-screen]')?.getAttribute('data-screen');
        const isComing = screen !== window.location.pathname && screen !== inPlaceOfAny;
        if (isComing || document.querySelector('[aria-busy="true"]')) return true;
        // A button that pays takes no tap in its first moments.
        const main = document.querySelector('main [data-action="main"]');
        return main !== null && getComputedStyle(main).pointerEvents === 'none';
      };
      // Two frames: a tap is answered in the first, and what it begins shows in the second.
      for (let quiet = 0; quiet < 2 && performance.now() < until; quiet = isBusy() ? 0 : quiet + 1)
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    },
    { most: mostMs, inPlaceOfAny: IN_PLACE_OF_ANY },
  );
}
