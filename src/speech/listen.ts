import './dark.css';
import i18next from 'i18next';
import { config } from '~/config/settings';
import { afterKey, DEFAULT_LISTENING, type ListeningAction } from '~/domain/listening';
import { session, updateSession } from '~/session/store';
import { onVisitEnd } from '~/session/visit';
import { exploreByTouch } from './explore';
import { actionOf } from './keys';
import { readAloud } from './reader';
import { createSpeaker } from './speaker';
import { createSpelling } from './spelling';
import { loadWords, word } from './texts';
import type { Voice } from './voice';

let isOn = false;

/** Says something at the guest's own pace, to whoever listens; used by the end of the visit too. */
const own = (key: Parameters<typeof word>[0], values?: Parameters<typeof word>[1]) => ({
  text: word(key, values),
  lang: i18next.language,
});

const percent = (part: number): number => Math.round(part * 100);

/**
 * Begins to read the app aloud, until the visit ends. Everything that the guest chooses for it is part of the session.
 * @param hasHeadphones what is said cannot be overheard
 */
export async function listen(voice: Voice, hasHeadphones: boolean): Promise<void> {
  if (isOn) return;
  isOn = true;
  await loadWords(i18next.language);
  updateSession({ listening: { ...DEFAULT_LISTENING, hasHeadphones } });
  const listening = () => session().listening ?? DEFAULT_LISTENING;
  const speaker = createSpeaker(voice, listening);
  // The attract view lies over home.
  document.querySelector<HTMLElement>('[data-attract]')?.click();
  if (document.querySelector('main[data-screen="/"]')) {
    speaker.say([own('begun'), own('keys'), own('languages')]);
  }
  const reader = readAloud(speaker, () => !listening().hasHeadphones);
  const spelling = createSpelling(speaker);
  const stopExploring = exploreByTouch(speaker);
  const ending = new AbortController();
  const { signal } = ending;

  const change = (action: ListeningAction) => {
    const now = afterKey(listening(), action);
    updateSession({ listening: now });
    document.documentElement.toggleAttribute('data-dark', now.isDark);
    if (action === 'dark') speaker.sayNow([own(now.isDark ? 'dark' : 'light')]);
    else if (action === 'faster' || action === 'slower') {
      speaker.sayNow([own('speed', { percent: percent(now.rate) })]);
    } else speaker.sayNow([own('volume', { percent: percent(now.volume) })]);
  };
  const acts: Readonly<Record<ListeningAction, () => void>> = {
    next: () => (spelling.isOn() ? spelling.move('down') : reader.next()),
    previous: () => (spelling.isOn() ? spelling.move('up') : reader.previous()),
    select: () => {
      if (spelling.isOn()) spelling.press();
      else if (!(isTextField(document.activeElement) && spelling.begin())) reader.select();
    },
    back: () => {
      if (spelling.isOn()) {
        spelling.end();
        reader.whereAmI();
      } else goBack();
    },
    repeat: speaker.repeat,
    where: reader.whereAmI,
    slower: () => change('slower'),
    faster: () => change('faster'),
    softer: () => change('softer'),
    louder: () => change('louder'),
    dark: () => change('dark'),
    help: () => press('[data-action="comfort-help"]'),
    plugged: () => {
      updateSession({ listening: { ...listening(), hasHeadphones: true } });
      speaker.sayNow([own('again')]);
    },
    unplugged: () => updateSession({ listening: { ...listening(), hasHeadphones: false } }),
  };
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
      if (spelling.isOn() && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
        event.preventDefault();
        return spelling.move(event.key === 'ArrowLeft' ? 'left' : 'right');
      }
      const action = actionOf(event.key, config().kiosk.speech_keys);
      if (!action) return speaker.isSpeaking() && event.key !== 'Tab' ? undefined : speaker.hush();
      event.preventDefault();
      event.stopImmediatePropagation();
      acts[action]();
    },
    { capture: true, signal },
  );
  document.addEventListener('focusin', spelling.end, { signal });
  const changed = () => void loadWords(i18next.language);
  i18next.on('languageChanged', changed);
  const end = onVisitEnd(() => {
    end();
    ending.abort();
    stopExploring();
    i18next.off('languageChanged', changed);
    reader.stop();
    document.documentElement.removeAttribute('data-dark');
    isOn = false;
    speaker.say([own('ended')]);
  });
}

const isTextField = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/radio|checkbox|file/.test(element.type));

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** A dialog in front is dismissed as by Escape; a screen is left by its own Back. */
function goBack(): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  else press('[data-action="back"], main [data-action="cancel"]');
}
