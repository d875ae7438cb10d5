/** What a cue tells the guest: something went well, or something needs another look. */
export type Cue = 'done' | 'trouble';

/** The two partials of each tone in Hz, one a moment after the other: a rising fifth, and a falling third. */
const PARTIALS: Readonly<Record<Cue, readonly number[]>> = { done: [523, 784], trouble: [330, 262] };
/** How long the tablet vibrates and rests in turn, in ms. */
const VIBRATIONS: Readonly<Record<Cue, number[]>> = { done: [35], trouble: [30, 60, 30] };
/** From one partial to the next, and the length of each, in seconds. */
const STEP_S = 0.12;
const LENGTH_S = 0.5;
/** Gain, 0 to 1: audible next to the tablet, not across the lobby. */
const LOUDNESS = 0.08;

let context: AudioContext | undefined;

/** Gets the sound ready. Call it while the guest is touching the page: browsers allow no sound before. */
export function readySound(): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  // A browser that blocks sound says so here; the cue is then not heard.
  context.resume().catch(() => undefined);
}

/** Plays the tone of a cue; does nothing before `readySound` and where the browser allows no sound. */
export function playCue(cue: Cue): void {
  if (context?.state !== 'running') return;
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
export function vibrateFor(cue: Cue): void {
  navigator.vibrate?.(VIBRATIONS[cue]);
}
