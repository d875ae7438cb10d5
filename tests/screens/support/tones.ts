import { onTestFinished, vi } from 'vitest';

/** Listens as a loudspeaker until the test ends. @returns the played tones in Hz */
export function hearsTones(): readonly number[] {
  const heard: number[] = [];
  class Part {
    readonly gain = { setTargetAtTime: () => undefined };
    connect = (next: unknown) => next;
    start = () => undefined;
    stop = () => undefined;
    constructor(_: unknown, { frequency }: { readonly frequency?: number }) {
      if (frequency !== undefined) heard.push(frequency);
    }
  }
  class Speaker {
    readonly state = 'running';
    readonly currentTime = 0;
    resume = () => Promise.resolve();
  }
  vi.stubGlobal('AudioContext', Speaker);
  vi.stubGlobal('OscillatorNode', Part);
  vi.stubGlobal('GainNode', Part);
  onTestFinished(() => void vi.unstubAllGlobals());
  return heard;
}
