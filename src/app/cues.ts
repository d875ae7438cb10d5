import { config } from '~/config/settings';
import type { ScreenRow } from '~/flow/screen-row';
import { isScreenPath, SCREENS } from '~/flow/screens';
import { session, sessionStore } from '~/session/store';
import { FORM_REFUSED } from '~/ui/show-first-error';
import type { AppRouter } from './router';

const ORDER = Object.keys(SCREENS);

/** True if a change of screens tells the guest that what was asked for is found, paid or done. */
export function isDone(from: string, to: string): boolean {
  const row: ScreenRow | undefined = isScreenPath(from) ? SCREENS[from] : undefined;
  const asks = row?.commits || from.endsWith('/search');
  // The journey goes on only when it went well.
  return !!asks && ORDER.indexOf(to) > ORDER.indexOf(from);
}

/** Tells the guest by tone and vibration, as the hotel wants it, what went well and what did not. */
export function watchForCues(router: AppRouter): void {
  let isTouched = false;
  let sound: AudioContext | undefined;
  const give = (cue: Cue) => {
    const { kiosk } = config();
    // Nothing sounds beside what is said.
    if (kiosk.sound && sound && !session().listening) playCue(sound, cue);
    // Browsers refuse it before the first touch, and complain.
    if (kiosk.haptics && isTouched) vibrateFor(cue);
  };
  router.subscribe('onResolved', ({ fromLocation, toLocation: { pathname } }) => {
    if (isDone(fromLocation?.pathname ?? '', pathname)) give('done');
    if (pathname === '/common-error') give('trouble');
  });
  sessionStore.subscribe(({ errorDialog }, before) => {
    if (errorDialog && !before.errorDialog) give('trouble');
  });
  document.addEventListener(FORM_REFUSED, () => give('trouble'));
  document.addEventListener(
    'click',
    () => {
      isTouched = true;
      if (config().kiosk.sound) sound = readySound(sound);
    },
    true,
  );
}

/** What a cue tells the guest: something went well, or something needs another look. */
type Cue = 'done' | 'trouble';

/** The two partials of each tone in Hz, one a moment after the other: a rising fifth, and a falling third. */
const PARTIALS: Readonly<Record<Cue, readonly number[]>> = { done: [523, 784], trouble: [330, 262] };
/** How long the tablet vibrates and rests in turn, in ms. */
const VIBRATIONS: Readonly<Record<Cue, number[]>> = { done: [35], trouble: [30, 60, 30] };
/** From one partial to the next, and the length of each, in seconds. */
const STEP_S = 0.12;
const LENGTH_S = 0.5;
/** Gain, 0 to 1: audible next to the tablet, not across the lobby. */
const LOUDNESS = 0.08;

/** Gets the sound ready. Call it while the guest is touching the page: browsers allow no sound before. */
function readySound(known: AudioContext | undefined): AudioContext | undefined {
  if (!('AudioContext' in window)) return undefined;
  const context = known ?? new AudioContext();
  // A browser that blocks sound says so here; the cue is then not heard.
  context.resume().catch(() => undefined);
  return context;
}

/** Plays the tone of a cue; does nothing where the browser allows no sound. */
function playCue(context: AudioContext, cue: Cue): void {
  if (context.state !== 'running') return;
  let start = context.currentTime;
  for (const frequency of PARTIALS[cue]) {
    const partial = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0 });
    // Neither begins nor ends abruptly, which would click.
    volume.gain.setTargetAtTime(LOUDNESS, start, 0.008);
    volume.gain.setTargetAtTime(0, start + 0.06, 0.1);
    partial.connect(volume).connect(context.destination);
    partial.start(start);
    partial.stop(start + LENGTH_S);
    start += STEP_S;
  }
}

/** Vibrates for a cue, on tablets that support it. */
function vibrateFor(cue: Cue): void {
  navigator.vibrate?.(VIBRATIONS[cue]);
}
