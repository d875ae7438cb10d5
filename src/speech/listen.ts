import './dark.css';
import i18next from 'i18next';
import { config, offeredLanguages, settings } from '~/config/settings';
import type { Language } from '~/domain/languages';
import { afterKey, DEFAULT_LISTENING, type ListeningAction } from '~/domain/listening';
import { currentLanguage, switchLanguage } from '~/i18n/texts';
import { session, updateSession } from '~/session/store';
import { onVisitEnd } from '~/session/visit';
import { exploreByTouch } from './explore';
import { watchHeadphones } from './headphones';
import { actionOf, KEY_NAMES } from './keys';
import { readAloud } from './reader';
import { isTyped, own } from './sentence';
import { createSpeaker, type Speaker } from './speaker';
import { createSpelling } from './spelling';
import { scopeNow } from './stops';
import { loadWords, word, wordIn } from './texts';
import type { Spoken, Voice } from './voice';

let isOn = false;

/** Actions that tell nothing of the visit: anybody may take them. */
const TELLS_NOTHING: ReadonlySet<ListeningAction> = new Set([
  'plugged',
  'unplugged',
  'help',
  'slower',
  'faster',
  'softer',
  'louder',
]);

const percent = (part: number): number => Math.round(part * 100);
const listening = () => session().listening ?? DEFAULT_LISTENING;

/**
 * Begins to read the app aloud, until the visit ends. Everything that the guest chooses for it is part of the session.
 * @param hasHeadphones what is said cannot be overheard
 */
export async function listen(voice: Voice, hasHeadphones: boolean): Promise<void> {
  if (isOn) return;
  isOn = true;
  const languages = offeredLanguages(settings()).filter(voice.speaks);
  await Promise.all(languages.map(loadWords));
  updateSession({ listening: { ...DEFAULT_LISTENING, hasHeadphones, languages } });
  const speaker = createSpeaker(speakingAll(voice), listening);
  /** The headphones were pulled out or put in again, perhaps by the next guest, who hears nothing of the visit before an answer. */
  let asksToGoOn = false;
  const ask = () => speaker.sayNow([own(word(listening().hasHeadphones ? 'again' : 'unplugged'))]);
  const mayTell = () => !asksToGoOn || isForAnybody();
  /** Says nothing while the guest has to answer first. */
  const teller: Speaker = {
    ...speaker,
    say: (...what) => mayTell() && speaker.say(...what),
    sayNow: (pieces) => mayTell() && speaker.sayNow(pieces),
    echo: (pieces) => mayTell() && speaker.echo(pieces),
  };
  // The attract view lies over home.
  document.querySelector<HTMLElement>('[data-attract]')?.click();
  const ending = new AbortController();
  const { signal } = ending;
  const isHome = () => document.querySelector('main[data-screen="/"]') !== null;
  const greeted = new Set<string>();
  const reader = readAloud(teller, greeting);
  const spelling = createSpelling(teller);
  const goOn = () => {
    asksToGoOn = false;
    reader.whereAmI();
  };
  const explorer: Speaker = { ...teller, sayNow: (pieces) => (mayTell() ? speaker.sayNow(pieces) : ask()) };
  const stopExploring = exploreByTouch(explorer, () => {
    if (mayTell()) return false;
    goOn();
    return true;
  });
  /** The guest's language: at the end of the visit the app is back in the hotel's. */
  let language = currentLanguage();

  const change = (action: ListeningAction) => {
    const now = afterKey(listening(), action);
    updateSession({ listening: now });
    document.documentElement.toggleAttribute('data-dark', now.isDark);
    const said =
      action === 'dark'
        ? word(now.isDark ? 'dark' : 'light')
        : action === 'faster' || action === 'slower'
          ? word('speed', { percent: percent(now.rate) })
          : word('volume', { percent: percent(now.volume) });
    speaker.sayNow([own(said)]);
  };
  const plug = (isPlugged: boolean) => {
    if (!isPlugged && !listening().hasHeadphones) return;
    updateSession({ listening: { ...listening(), hasHeadphones: isPlugged } });
    asksToGoOn = true;
    if (isPlugged) ask();
    else speaker.hush();
  };
  watchHeadphones(plug, signal);
  const aside = (step: 1 | -1) =>
    spelling.isOn() ? spelling.move(step === 1 ? 'right' : 'left') : reader.aside(step);
  const acts: Readonly<Record<ListeningAction, () => void>> = {
    next: () => (spelling.isOn() ? spelling.move('down') : reader.next()),
    previous: () => (spelling.isOn() ? spelling.move('up') : reader.previous()),
    right: () => aside(1),
    left: () => aside(-1),
    select: () => {
      if (spelling.isOn()) return spelling.press();
      // A field without the page's keypad is done: its text came from a keyboard.
      if (isTyped(document.activeElement)) return spelling.begin() || reader.next();
      reader.select();
    },
    back: () => {
      if (!spelling.isOn()) return goBack();
      spelling.end();
      reader.whereAmI();
    },
    main: () => {
      spelling.end();
      reader.main();
    },
    skip: reader.skip,
    repeat: speaker.repeat,
    where: () => reader.whereAmI(isHome() ? [own(word('more_keys', KEY_NAMES))] : []),
    language: () => void switchLanguage(nextOf(languages), settings().overlays),
    slower: () => change('slower'),
    faster: () => change('faster'),
    softer: () => change('softer'),
    louder: () => change('louder'),
    dark: () => change('dark'),
    help: () => updateSession({ displayPanel: 'help' }),
    plugged: () => plug(true),
    unplugged: () => plug(false),
  };
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
      const action = actionOf(event.key, config().kiosk.speech_keys) ?? (asksToGoOn ? 'repeat' : undefined);
      // Within a text, these move the cursor.
      const movesCursor =
        /^Arrow(Left|Right)$/.test(event.key) && isTyped(document.activeElement) && !spelling.isOn();
      const isLetter = event.key.length === 1 && isTyped(document.activeElement);
      if (!action || movesCursor || isLetter) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // A key that is held acts once.
      if (event.repeat) return;
      language = currentLanguage();
      if (mayTell() || TELLS_NOTHING.has(action)) return acts[action]();
      if (action !== 'select') return ask();
      goOn();
    },
    { capture: true, signal },
  );
  document.addEventListener('focusin', spelling.end, { signal });
  const end = onVisitEnd(() => {
    end();
    ending.abort();
    stopExploring();
    reader.stop();
    document.documentElement.removeAttribute('data-dark');
    isOn = false;
    speaker.say([{ text: wordIn(language, 'ended'), lang: language }]);
  });

  /** Says what the keys do: at first, with the way to each other language, and on home in each language that is chosen. */
  function greeting(): readonly Spoken[] {
    const { language: now } = i18next;
    const isFirst = greeted.size === 0;
    if (greeted.has(now) || !(isFirst || isHome())) return [];
    greeted.add(now);
    const others = isFirst ? languages.filter((name) => name !== now) : [];
    return [
      own(word('begun')),
      own(word('keys', KEY_NAMES)),
      ...others.map((lang) => ({ text: wordIn(lang, 'own_language', KEY_NAMES), lang })),
    ];
  }
}

/** True while the question to an idle guest or the call for the staff is in front: neither tells anything of the guest. */
const isForAnybody = (): boolean =>
  session().displayPanel === 'help' || scopeNow().matches('dialog:has([role="timer"])');

/** A voice for words of every language: where one has no voice, the language in use says it. */
const speakingAll = (voice: Voice): Voice => ({
  ...voice,
  speak: ({ text, lang }, pace) =>
    voice.speak({ text, lang: voice.speaks(lang) ? lang : i18next.language }, pace),
});

const nextOf = (languages: readonly Language[]): Language => {
  const now = currentLanguage();
  return languages[(languages.indexOf(now) + 1) % languages.length] ?? now;
};

/** A dialog in front is dismissed as by Escape; a screen is left by its own Back. */
function goBack(): void {
  const scope = scopeNow();
  if (scope instanceof HTMLDialogElement) scope.dispatchEvent(new Event('cancel', { cancelable: true }));
  else document.querySelector<HTMLElement>('[data-action="back"], main [data-action="cancel"]')?.click();
}
