import { within } from '~/platform/within';

const HERTZ = 660;
const SECONDS = 0.4;
/** Gain from 0 to 1: audible at the tablet, not across the lobby. */
const LOUDNESS = 0.2;
/** Deadline in ms: a browser that blocks sound may never report it. */
const GIVE_UP_MS = 2000;

/** Plays a short tone; false if the browser blocks sound. A silent speaker cannot be detected. */
export async function playTone(): Promise<boolean> {
  const context = new AudioContext();
  try {
    return await within(sound(context), () => false, GIVE_UP_MS);
  } catch {
    return false;
  } finally {
    void context.close().catch(() => undefined);
  }
}

async function sound(context: AudioContext): Promise<boolean> {
  await context.resume();
  const tone = new OscillatorNode(context, { frequency: HERTZ });
  const volume = new GainNode(context, { gain: LOUDNESS });
  const end = context.currentTime + SECONDS;
  volume.gain.setTargetAtTime(0, end, 0.03);
  tone.connect(volume).connect(context.destination);
  const isOver = new Promise((resolve) => tone.addEventListener('ended', resolve));
  tone.start();
  tone.stop(end + 0.2);
  await isOver;
  return true;
}
