/** Which way the guest moves through the journey: the old screen leaves to the other side. */
export type Direction = 'forward' | 'backward';

/** How far the old screen moves while it fades, in CSS px. */
const SHIFT = { forward: '-32px 0', backward: '32px 0' } as const satisfies Record<Direction, string>;
/** How long an invisible screen waits for the next one before it is shown again, in ms. */
const PATIENCE_MS = 3000;

/** A screen that the guest leaves; the frame around it may stay. */
type Leaving = {
  readonly screen: HTMLElement;
  readonly cover: HTMLElement;
  readonly animation: Animation;
  readonly patience: ReturnType<typeof setTimeout>;
  readonly scrolled: readonly { readonly element: Element; readonly top: number }[];
};

let leaving: Leaving | undefined;
/** When the guest last tapped or pressed a key, in ms since the page was opened. */
let tappedAt = 0;

document.addEventListener(
  'click',
  ({ timeStamp }) => {
    tappedAt = timeStamp;
  },
  { capture: true },
);

/** The design token `--fade`, in ms: how long an old screen may stay in view after the tap. */
const fadeToken = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--fade')) || 0;

/**
 * Duration of the fade, in ms. The time since the tap counts towards it, because the guest has already waited that long;
 * half of it is left in any case, so that the screen is seen to leave.
 */
function fadeMs(): number {
  const whole = fadeToken();
  const waited = performance.now() - tappedAt;
  return whole - Math.min(Math.max(waited, 0), whole / 2);
}

const wantsLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A change of screen. */
export type Change = {
  readonly direction: Direction;
  /** Resolves when the script of the new screen is there; the old one stays visible until then. */
  readonly ready: () => Promise<void>;
  /** Calls back when the new screen has been drawn. */
  readonly onceDrawn: (drawn: () => void) => void;
};

/**
 * Begins to fade the old screen out; not for guests who want less motion. Resolves with its first frame: the browser goes
 * on by itself from there, while the next screen is drawn beneath. Not a view transition: during one the page takes no
 * taps, and it first waits for a picture of the old screen. Taps do nothing until the new screen is seen.
 */
export async function fadeOut({ direction, ready, onceDrawn }: Change): Promise<void> {
  if (wantsLessMotion()) return;
  await ready().catch(() => undefined);
  endFade();
  const screen = document.querySelector<HTMLElement>('#root main');
  if (!screen) return;
  const end = { opacity: 0, translate: SHIFT[direction] };
  leaving = {
    screen,
    cover: coverFor(screen),
    animation: screen.animate(end, { duration: fadeMs(), fill: 'forwards' }),
    // A navigation that the guest takes back never draws the new screen.
    patience: setTimeout(endFade, PATIENCE_MS),
    scrolled: [screen, ...screen.querySelectorAll('*')]
      .filter(({ scrollTop }) => scrollTop > 0)
      .map((element) => ({ element, top: element.scrollTop })),
  };
  document.body.classList.add('leaving');
  onceDrawn(showNew);
  // Rejects when cancelled by a later navigation.
  await leaving.animation.ready.catch(() => undefined);
}

/**
 * Shows the new screen as soon as the old one has faded. React has taken the old one out of the page: what is left of it
 * lies over the new one until then, as a picture that nobody can touch.
 */
function showNew(): void {
  if (!leaving) return;
  const { screen, cover, animation, scrolled } = leaving;
  if (!screen.isConnected && animation.playState === 'running') {
    cover.firstElementChild?.append(screen);
    document.body.append(cover);
    for (const { element, top } of scrolled) element.scrollTop = top;
    document.body.classList.add('covered');
  }
  animation.finished.then(endFade, () => undefined);
}

/** An element in the place of a screen, with an empty copy of its frame, whose styles apply to what is in it. */
function coverFor(screen: HTMLElement): HTMLElement {
  const cover = document.createElement('div');
  cover.id = 'old-screen';
  cover.inert = true;
  const { left, top, width, height } = screen.getBoundingClientRect();
  for (const [name, px] of Object.entries({ left, top, width, height }))
    cover.style.setProperty(name, `${px}px`);
  if (screen.parentElement) cover.append(screen.parentElement.cloneNode());
  return cover;
}

function endFade(): void {
  if (!leaving) return;
  clearTimeout(leaving.patience);
  leaving.animation.cancel();
  leaving.cover.remove();
  leaving = undefined;
  document.body.classList.remove('leaving', 'covered');
}
