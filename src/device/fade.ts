/** Which way the guest moves through the journey: the old screen leaves to the other side. */
export type Direction = 'forward' | 'backward';

/** How far the old screen moves while it fades, in CSS px. */
const SHIFT = { forward: '-32px 0', backward: '32px 0' } as const satisfies Record<Direction, string>;
/** How long an invisible screen waits for the next one before it is shown again, in ms. */
const PATIENCE_MS = 3000;
/**
 * With less of the fade left than this, in ms, the new screen is shown at once: to lay the old one over it takes a slow
 * tablet as long.
 */
const LEAST_LEFT_MS = 40;

/** A screen that the guest leaves; the frame around it may stay. */
type Leaving = {
  readonly screen: HTMLElement;
  readonly place: DOMRect;
  readonly frame: Node | undefined;
  /** Lies over the page and takes all taps. */
  readonly shield: HTMLElement;
  readonly animation: Animation;
  /** On the clock of `performance.now()`, in ms. */
  readonly endsAt: number;
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
 * Takes leave of the old screen: its button loses the focus, and it begins to fade out, except for guests who want less
 * motion. Resolves with the first frame of that: the browser goes on by itself from there, while the next screen is drawn
 * beneath. Taps do nothing until the new screen is seen. Not a view transition: during one the page takes no taps, and it
 * first waits for a picture of the old screen.
 */
export async function fadeOut({ direction, ready, onceDrawn }: Change): Promise<void> {
  // An element that has the focus when it is taken out of the page makes the browser lay out half of it first.
  if (document.activeElement instanceof HTMLButtonElement) document.activeElement.blur();
  if (wantsLessMotion()) return;
  await ready().catch(() => undefined);
  endFade();
  const screen = document.querySelector<HTMLElement>('#root main');
  if (!screen) return;
  const place = screen.getBoundingClientRect();
  const duration = fadeMs();
  leaving = {
    screen,
    place,
    // Without its children: its styles apply to what is put into it.
    frame: screen.parentElement?.cloneNode(),
    shield: document.createElement('div'),
    animation: screen.animate({ opacity: 0, translate: SHIFT[direction] }, { duration, fill: 'forwards' }),
    endsAt: performance.now() + duration,
    // A navigation that the guest takes back never draws the new screen.
    patience: setTimeout(endFade, PATIENCE_MS),
    scrolled: [screen, ...screen.querySelectorAll('*')]
      .filter(({ scrollTop }) => scrollTop > 0)
      .map((element) => ({ element, top: element.scrollTop })),
  };
  takeTaps(leaving.shield);
  onceDrawn(showNew);
  await firstFrame(leaving.animation);
}

/**
 * Resolves when the browser has what it needs for the first frame of an animation, and draws it by itself. `ready` alone
 * resolves once that is on the screen: a slow tablet would do nothing for 20 to 40 ms. In a hidden page no frame comes.
 */
const firstFrame = (animation: Animation): Promise<unknown> =>
  Promise.race([
    new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    // Rejects when cancelled by a later navigation.
    animation.ready.catch(() => undefined),
  ]);

/**
 * Shows the new screen as soon as the old one has faded, or nearly. React has taken the old one out of the page: what is
 * left of it lies over the new one until then, as a picture that nobody can touch.
 */
function showNew(): void {
  if (!leaving) return;
  const { screen, animation, endsAt } = leaving;
  if (screen.isConnected || endsAt - performance.now() >= LEAST_LEFT_MS) {
    if (!screen.isConnected) layOver(leaving);
    animation.finished.then(endFade, () => undefined);
  } else endFade();
}

/**
 * Puts an element over the page that takes all taps. Not by `pointer-events` of the body: all elements inherit that, and a
 * slow tablet would need 25 ms to style a long form anew before it begins to fade. Dialogs lie over the element.
 */
function takeTaps(shield: HTMLElement): void {
  shield.id = 'old-screen';
  document.body.append(shield);
  for (const dialog of document.querySelectorAll('dialog')) dialog.style.pointerEvents = 'none';
}

/** Lays the old screen over the new one, in a copy of its frame. */
function layOver({ screen, place, frame, shield, scrolled }: Leaving): void {
  const picture = document.createElement('div');
  picture.inert = true;
  for (const side of ['left', 'top', 'width', 'height'] as const) picture.style[side] = `${place[side]}px`;
  picture.append(frame ?? '');
  (picture.firstElementChild ?? picture).append(screen);
  shield.append(picture);
  for (const { element, top } of scrolled) element.scrollTop = top;
  document.body.classList.add('covered');
}

function endFade(): void {
  if (!leaving) return;
  clearTimeout(leaving.patience);
  leaving.animation.cancel();
  leaving.shield.remove();
  leaving = undefined;
  document.body.classList.remove('covered');
  for (const dialog of document.querySelectorAll('dialog')) dialog.style.pointerEvents = '';
}
