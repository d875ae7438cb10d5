import { config } from '~/config/settings';
import { IDLE_ASKED } from '~/flow/reset';
import type { ScreenRow } from '~/flow/screen-row';
import { isScreenPath, SCREENS } from '~/flow/screens';
import { session, sessionStore } from '~/session/store';
import { FORM_REFUSED } from '~/ui/show-first-error';
import type { AppRouter } from './router';

const ORDER = Object.keys(SCREENS);

/** True if this change of screens means that a search, payment or submission succeeded. */
export function isDone(from: string, to: string): boolean {
  const row: ScreenRow | undefined = isScreenPath(from) ? SCREENS[from] : undefined;
  const asks = row?.commits || from.endsWith('/search');
  // A failure never leads forward.
  return !!asks && ORDER.indexOf(to) > ORDER.indexOf(from);
}

/** True if this change of screens means that the queue has called the guest. */
export const isCall = (from: string, to: string): boolean =>
  from === '/checkout/wait' && ORDER.indexOf(to) > ORDER.indexOf(from);

/** Signals success, failure and the guest's turn by sound and vibration, if the hotel wants it. @returns the end of it */
export function watchForCues(router: AppRouter): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  let isTouched = false;
  let sound: AudioContext | undefined;
  const give = (cue: Cue) => {
    const { kiosk } = config();
    const calls = cue === 'call' && kiosk.call_tones;
    // A tone would cover the spoken words.
    if ((kiosk.sound || calls) && sound && !session().listening) playCue(sound, cue);
    // Browsers refuse vibration before the first touch and log an error.
    if ((kiosk.haptics || calls) && isTouched) vibrateFor(cue);
  };
  const stopRouter = router.subscribe('onResolved', ({ fromLocation, toLocation: { pathname } }) => {
    if (isDone(fromLocation?.pathname ?? '', pathname)) give('done');
    if (isCall(fromLocation?.pathname ?? '', pathname)) give('call');
    if (pathname === '/common-error') give('trouble');
  });
  const stopStore = sessionStore.subscribe(({ errorDialog }, before) => {
    if (errorDialog && !before.errorDialog) give('trouble');
  });
  document.addEventListener(FORM_REFUSED, () => give('trouble'), { signal });
  document.addEventListener(IDLE_ASKED, () => give('call'), { signal });
  document.addEventListener(
    'click',
    () => {
      isTouched = true;
      const { kiosk } = config();
      if (kiosk.sound || kiosk.call_tones) sound = readySound(sound);
    },
    { capture: true, signal },
  );
  return () => {
    stopRouter();
    stopStore();
    watch.abort();
  };
}

type Cue = 'done' | 'trouble' | 'call';

/** The partials of each tone in Hz: a rising fifth, a falling third, a rising triad. */
const PARTIALS: Readonly<Record<Cue, readonly number[]>> = {
  done: [523, 784],
  trouble: [330, 262],
  call: [523, 659, 784],
};
/** Vibrations and pauses in turn, in ms. */
const VIBRATIONS: Readonly<Record<Cue, number[]>> = {
  done: [35],
  trouble: [30, 60, 30],
  call: [120],
};
/** Delay between two partials and length of each, in seconds. */
const STEP_S = 0.12;
const LENGTH_S = 0.5;
/** Gain from 0 to 1: audible at the tablet, not across the lobby. */
const LOUDNESS = 0.08;

/** Prepares the sound. Call during a touch: browsers allow no sound before one. */
function readySound(known: AudioContext | undefined): AudioContext | undefined {
  if (!('AudioContext' in window)) return undefined;
  const context = known ?? new AudioContext();
  // The browser blocks sound: the cue is silent.
  context.resume().catch(() => undefined);
  return context;
}

function playCue(context: AudioContext, cue: Cue): void {
  if (context.state !== 'running') return;
  let start = context.currentTime;
  for (const frequency of PARTIALS[cue]) {
    const partial = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0 });
    // An abrupt start or end would click.
    volume.gain.setTargetAtTime(LOUDNESS, start, 0.008);
    volume.gain.setTargetAtTime(0, start + 0.06, 0.1);
    partial.connect(volume).connect(context.destination);
    partial.start(start);
    partial.stop(start + LENGTH_S);
    start += STEP_S;
  }
}

function vibrateFor(cue: Cue): void {
  navigator.vibrate?.(VIBRATIONS[cue]);
}
