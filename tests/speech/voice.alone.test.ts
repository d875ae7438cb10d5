import { beforeEach, expect, it, vi } from 'vitest';
import { createSpeaker } from '~/speech/speaker';
import { browserVoice, type Voice } from '~/speech/voice';

const KYOKO = { name: 'Kyoko', lang: 'ja-JP', voiceURI: '', localService: true, default: true };
const PACE = { rate: 1, volume: 1 };

type Piece = { readonly text: string; readonly onstart: unknown; readonly onend: unknown };

class FakeUtterance implements Piece {
  onstart: unknown;
  onend: unknown;
  constructor(readonly text: string) {}
}

const call = (handler: unknown): void => {
  if (typeof handler === 'function') handler();
};

/** A browser that speaks, with the faults of real ones. */
class FakeSynthesis {
  voices: (typeof KYOKO)[] = [KYOKO];
  readonly said: string[] = [];
  cancels = 0;
  /** A piece comes to its end by itself after this, in ms; never where it is endless. */
  lastsMs = 100;
  #cancelledAt = Number.NEGATIVE_INFINITY;
  readonly getVoices = () => this.voices;
  readonly speak = ({ text, onstart, onend }: Piece) => {
    // As Chromium does.
    if (performance.now() - this.#cancelledAt < 50) return;
    this.said.push(text);
    call(onstart);
    if (Number.isFinite(this.lastsMs)) setTimeout(() => call(onend), this.lastsMs);
  };
  readonly cancel = () => {
    this.cancels += 1;
    this.#cancelledAt = performance.now();
  };
}

let synthesis: FakeSynthesis;

async function opened(): Promise<Voice> {
  const opening = browserVoice(synthesis);
  await vi.advanceTimersByTimeAsync(0);
  const voice = await opening;
  if (!voice) throw new Error('no voice');
  return voice;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  synthesis = new FakeSynthesis();
});

it('voices that arrive ten seconds late are waited for', async () => {
  synthesis.voices = [];
  const opening = browserVoice(synthesis);
  let isOpen = false;
  void opening.then(() => {
    isOpen = true;
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isOpen).toBe(false);
  synthesis.voices = [KYOKO];
  await vi.advanceTimersByTimeAsync(500);
  expect((await opening)?.speaks('ja')).toBe(true);
});

it('voices that never arrive keep nobody waiting, and are found once they are installed', async () => {
  synthesis.voices = [];
  const opening = browserVoice(synthesis);
  await vi.advanceTimersByTimeAsync(30_000);
  const voice = await opening;
  expect(voice?.speaks('ja')).toBe(false);
  synthesis.voices = [KYOKO];
  expect(voice?.speaks('ja')).toBe(true);
});

it('what is said at once after something was stopped is not swallowed', async () => {
  const voice = await opened();
  voice.stop();
  const saying = voice.speak({ text: 'こんにちは', lang: 'ja' }, PACE);
  await vi.advanceTimersByTimeAsync(1000);
  await saying;
  expect(synthesis.said).toEqual(['こんにちは']);
});

it('a piece that never ends is given up, and the next one is said', async () => {
  synthesis.lastsMs = Number.POSITIVE_INFINITY;
  const speaker = createSpeaker(await opened(), () => PACE);
  speaker.say([
    { text: 'はい。', lang: 'ja' },
    { text: 'いいえ。', lang: 'ja' },
  ]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(synthesis.said).toEqual(['はい。']);
  await vi.advanceTimersByTimeAsync(4000);
  expect(synthesis.said).toEqual(['はい。', 'いいえ。']);
});

it('what interrupts takes the place of all that waits, and is not taken for its end', async () => {
  const speaker = createSpeaker(await opened(), () => PACE);
  speaker.say([
    { text: 'いち。', lang: 'ja' },
    { text: 'に。', lang: 'ja' },
  ]);
  await vi.advanceTimersByTimeAsync(50);
  speaker.sayNow([{ text: 'さん。', lang: 'ja' }]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(synthesis.said).toEqual(['いち。', 'さん。']);
  speaker.repeat();
  await vi.advanceTimersByTimeAsync(1000);
  expect(synthesis.said.at(-1)).toBe('さん。');
});

it('of several news about the same, only the last that waits is said', async () => {
  const speaker = createSpeaker(await opened(), () => PACE);
  const about = {};
  speaker.say([{ text: 'お待ちください。', lang: 'ja' }]);
  for (const text of ['3組。', '2組。', '1組。']) speaker.say([{ text, lang: 'ja' }], about);
  await vi.advanceTimersByTimeAsync(1000);
  expect(synthesis.said).toEqual(['お待ちください。', '1組。']);
});

it('news that a letter cuts short is said after the last letter, and once', async () => {
  const speaker = createSpeaker(await opened(), () => PACE);
  const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  speaker.say([{ text: 'ご住所。', lang: 'ja' }]);
  speaker.say([{ text: '番号が違います。', lang: 'ja' }], {});
  for (const text of ['イチ', 'ニー', 'サン']) {
    speaker.echo([{ text, lang: 'ja' }]);
    // The news has begun when the next letter comes.
    await passes(200);
  }
  await passes(1000);
  expect(synthesis.said.filter((text) => text !== '番号が違います。')).toEqual(['イチ', 'ニー', 'サン']);
  expect(synthesis.said.at(-1)).toBe('番号が違います。');
  const { length } = synthesis.said;
  speaker.echo([{ text: 'ヨン', lang: 'ja' }]);
  await passes(1000);
  expect(synthesis.said.slice(length)).toEqual(['ヨン']);
});

it('a long text is said in pieces that every browser says to their end', async () => {
  const speaker = createSpeaker(await opened(), () => PACE);
  const text = `${'あ'.repeat(400)}。${'長い文、'.repeat(60)}終わり。`;
  speaker.say([{ text, lang: 'ja' }]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(synthesis.said.join('')).toBe(text);
  expect(Math.max(...synthesis.said.map(({ length }) => length))).toBeLessThanOrEqual(180);
});
