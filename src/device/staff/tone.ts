const HERTZ = 660;
const SECONDS = 0.4;
/** Gain, 0 to 1: audible next to the tablet, not across the lobby. */
const LOUDNESS = 0.2;
/** Deadline for playing, in ms: a browser that blocks sound may never report it. */
const GIVE_UP_MS = 2000;

/**
 * Plays a short tone. Returns false if the browser blocks sound; whether the speaker is audible cannot be
 * detected.
 */
export async function playTone(): Promise<boolean> {
  const context = new AudioContext();
  const hasGivenUp = new Promise<false>((resolve) => setTimeout(() => resolve(false), GIVE_UP_MS));
  try {
    return await Promise.race([sound(context), hasGivenUp]);
  } catch {
    return false;
  } finally {
    await context.close();
  }
}

async function sound(context: AudioContext): Promise<true> {
  await context.resume();
  const tone = new OscillatorNode(context, { frequency: HERTZ });
  const volume = new GainNode(context, { gain: LOUDNESS });
  const end = context.currentTime + SECONDS;
  // Fades out; an abrupt end would click.
  volume.gain.setTargetAtTime(0, end, 0.03);
  tone.connect(volume).connect(context.destination);
  const isOver = new Promise((resolve) => tone.addEventListener('ended', resolve));
  tone.start();
  tone.stop(end + 0.2);
  await isOver;
  return true;
}
