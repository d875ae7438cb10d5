import { config, offeredLanguages, settings } from '~/config/settings';
import { currentLanguage, switchLanguage } from '~/i18n/texts';
import { currentVisit, isCurrent } from '~/session/visit';
import { watchHeadphones } from './headphones';
import { actionOf, beginsListening } from './keys';
import type { Voice } from './voice';

/** A finger begins by resting this long, in ms, in the lower left corner of this size, in CSS px. */
const REST_MS = 3000;
const CORNER_PX = 160;

/** Where the voice comes from, and the rest of speech with it: loaded when somebody wants to listen. */
export type Voices = () => Promise<Voice | undefined>;

const browserVoices: Voices = async () => (await import('./voice')).browserVoice();

/**
 * Waits for a guest who cannot see: headphones or a keypad that are plugged in, a key that only listeners use, or a finger that
 * rests in the lower left corner.
 * @returns stops waiting
 */
export function awaitListener(voices: Voices = browserVoices): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const begin = async (hasHeadphones: boolean) => {
    const visit = currentVisit();
    const [voice, { listen }] = await Promise.all([voices(), import('./listen')]);
    if (!voice || signal.aborted || !isCurrent(visit)) return;
    await speakingLanguage(voice);
    if (voice.speaks(currentLanguage())) await listen(voice, hasHeadphones);
  };
  const start = (hasHeadphones: boolean) => {
    // Staff who try a keypad begin nothing.
    if (!config().kiosk.speech || document.querySelector('[data-staff="panel"]')) return;
    begin(hasHeadphones).catch((error: unknown) => console.warn('Nothing can be read aloud', error));
  };
  window.addEventListener(
    'keydown',
    (event) => {
      const own = config().kiosk.speech_keys;
      if (!beginsListening(event, own) || isTypedInto(event)) return;
      event.preventDefault();
      start(actionOf(event.key, own) === 'plugged');
    },
    { signal },
  );
  watchHeadphones((arePlugged) => arePlugged && start(true), signal);
  watchCorner(() => start(false), signal);
  return () => waiting.abort();
}

/** The first language of the hotel that has a voice, where the one in use has none. */
async function speakingLanguage(voice: Voice): Promise<void> {
  if (voice.speaks(currentLanguage())) return;
  const spoken = offeredLanguages(settings()).find(voice.speaks);
  if (spoken !== undefined) await switchLanguage(spoken, settings().overlays);
}

/** A hotel's keypad may send letters, which guests with sight type. */
const isTypedInto = ({ key, target }: KeyboardEvent): boolean =>
  key.length === 1 && target instanceof Element && target.matches('input, textarea');

const isInCorner = ({ clientX, clientY }: PointerEvent): boolean =>
  clientX < CORNER_PX && clientY > window.innerHeight - CORNER_PX;

/** Calls `act` when a finger has rested in the lower left corner. */
function watchCorner(act: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const how = { capture: true, passive: true, signal };
  document.addEventListener(
    'pointerdown',
    (event) => {
      stop();
      if (isInCorner(event)) timer = setTimeout(act, REST_MS);
    },
    how,
  );
  document.addEventListener('pointermove', (event) => isInCorner(event) || stop(), how);
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, stop, how);
}
