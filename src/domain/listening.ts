import type { Language } from './languages';

/** Settings of a guest who listens. They end with the visit. */
export type Listening = {
  /** 1 is a usual speaker. */
  readonly rate: number;
  /** From 0 to 1. */
  readonly volume: number;
  /** The screen is dark, so that nobody reads along. */
  readonly isDark: boolean;
  /** Headphones were plugged in: nobody overhears a card number. */
  readonly hasHeadphones: boolean;
  /** The hotel's languages that have a voice: no other is offered. */
  readonly languages: readonly Language[];
};

/** Practised listeners speed this up by a key. */
export const DEFAULT_LISTENING: Listening = {
  rate: 1,
  volume: 0.5,
  isDark: false,
  hasHeadphones: false,
  languages: [],
};

/** Everything that a key can do for a guest who listens. */
export const LISTENING_ACTIONS = [
  'next',
  'previous',
  'left',
  'right',
  'select',
  'main',
  'skip',
  'back',
  'repeat',
  'where',
  'language',
  'slower',
  'faster',
  'softer',
  'louder',
  'dark',
  'help',
  'plugged',
  'unplugged',
] as const;
/** One of them. */
export type ListeningAction = (typeof LISTENING_ACTIONS)[number];

/**
 * The keys of an ordinary keyboard, by `KeyboardEvent.key`. A tactile keypad sends the same, or codes that the settings name
 * (`kiosk.speech_keys`). A Debian tablet sends F13 to F24 for F1 to F10 and its headphone socket, which open nothing in Chromium.
 */
export const LISTENING_KEYS: Readonly<Record<ListeningAction, readonly string[]>> = {
  next: ['ArrowDown'],
  previous: ['ArrowUp'],
  left: ['ArrowLeft'],
  right: ['ArrowRight'],
  select: ['Enter'],
  main: ['F10', 'F22'],
  skip: ['PageDown'],
  back: ['Escape'],
  repeat: ['F2', 'F14'],
  where: ['F3', 'F15'],
  language: ['F5', 'F17'],
  slower: ['F6', 'F18'],
  faster: ['F7', 'F19'],
  softer: ['F8', 'F20'],
  louder: ['F9', 'F21'],
  dark: ['F4', 'F16'],
  help: ['F1', 'F13'],
  plugged: ['F23'],
  unplugged: ['F24'],
};

const SLOWEST = 0.6;
const FASTEST = 3;
/** An eighth of the amplitude: louder and softer span 18 dB, in steps of 6 (EN 301 549, 8.2.1). */
const QUIETEST = 1 / 8;

/** Faster or slower by a fifth, louder or softer by a half. */
export function afterKey(listening: Listening, action: ListeningAction): Listening {
  const { rate, volume } = listening;
  switch (action) {
    case 'faster':
      return { ...listening, rate: Math.min(FASTEST, rate * 1.2) };
    case 'slower':
      return { ...listening, rate: Math.max(SLOWEST, rate / 1.2) };
    case 'louder':
      return { ...listening, volume: Math.min(1, volume * 2) };
    case 'softer':
      return { ...listening, volume: Math.max(QUIETEST, volume / 2) };
    case 'dark':
      return { ...listening, isDark: !listening.isDark };
    default:
      return listening;
  }
}
