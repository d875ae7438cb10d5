import type { Pace, Spoken, Voice } from './voice';

/** Says one thing after the other. */
export interface Speaker {
  /**
   * Says something after what is being said.
   * @param about what it is about: a former piece about the same that waits is dropped
   * @param onSaid called when it has been said to its end
   */
  readonly say: (pieces: readonly Spoken[], about?: object, onSaid?: () => void) => void;
  /** Says something in place of what is being said. */
  readonly sayNow: (pieces: readonly Spoken[]) => void;
  /** Says at once what a key did. News that it cuts short is said after it: nobody who types has chosen to miss it. */
  readonly echo: (pieces: readonly Spoken[]) => void;
  /** Says once more what was said last. */
  readonly repeat: () => void;
  readonly hush: () => void;
}

/** The longest piece that every browser says to its end, in characters: some stop in the middle of longer ones. */
const LONGEST = 180;

/** Divides a text into sentences, each spoken in one go. */
export function sentencesOf(text: string, lang: string): string[] {
  const sentences = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text);
  return [...sentences]
    .flatMap(({ segment }) => (segment.length <= LONGEST ? [segment] : inPieces(segment)))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Divides a long sentence at its pauses, and where it has none at any place. */
const inPieces = (sentence: string): string[] =>
  sentence
    .split(/(?<=[、，,;；])/u)
    .flatMap((part) => part.match(new RegExp(`.{1,${LONGEST}}(?=\\s|$)|.{1,${LONGEST}}`, 'gsu')) ?? []);

/** A sentence that is still to be said. */
type Waiting = {
  readonly spoken: Spoken;
  readonly about: object | undefined;
  /** Called after the last sentence of a text. */
  readonly onSaid: (() => void) | undefined;
};

/** Speaks by a voice, at the pace of the moment. */
export function createSpeaker(voice: Voice, pace: () => Pace): Speaker {
  let waiting: Waiting[] = [];
  let now: Waiting | undefined;
  let last: readonly Spoken[] = [];
  let isSpeaking = false;
  /** Counts what was interrupted: a piece that ends later starts no other. */
  let turn = 0;

  const goOn = async () => {
    if (isSpeaking) return;
    isSpeaking = true;
    const own = turn;
    while (own === turn) {
      const next = waiting.shift();
      now = next;
      if (!next) break;
      await voice.speak(next.spoken, pace());
      if (own === turn) next.onSaid?.();
    }
    if (own === turn) isSpeaking = false;
  };
  const hush = () => {
    turn += 1;
    waiting = [];
    now = undefined;
    isSpeaking = false;
    voice.stop();
  };
  const say = (pieces: readonly Spoken[], about?: object, onSaid?: () => void) => {
    if (pieces.length === 0) return;
    last = pieces;
    if (about) waiting = waiting.filter((one) => one.about !== about);
    const spoken = pieces.flatMap(({ text, lang }) =>
      sentencesOf(text, lang).map((sentence) => ({ text: sentence, lang })),
    );
    const end = spoken.length - 1;
    waiting.push(
      ...spoken.map((one, at) => ({ spoken: one, about, onSaid: at === end ? onSaid : undefined })),
    );
    void goOn();
  };
  const sayNow = (pieces: readonly Spoken[]) => {
    hush();
    say(pieces);
  };
  const echo = (pieces: readonly Spoken[]) => {
    if (pieces.length === 0) return;
    const news = [...(now ? [now] : []), ...waiting].filter(({ about }) => about);
    sayNow(pieces);
    waiting.push(...news);
  };
  return { say, sayNow, echo, hush, repeat: () => sayNow(last) };
}
