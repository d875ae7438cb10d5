import i18next from 'i18next';
import { asHeard, characterName } from './as-heard';
import { kindOfInput, saysControl, saysText } from './sentence';
import type { Speaker } from './speaker';
import { type Stop, scopeNow, stopsIn } from './stops';
import { word } from './texts';
import type { Spoken } from './voice';

/** Texts longer than this are heard paragraph by paragraph, not on arrival; in characters. */
const LONG = 600;
/** The seconds of a countdown that are said. */
const SAID_SECONDS: ReadonlySet<number> = new Set([30, 20, 10, 5]);

const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [role="timer"]';

/** Moves a listener about the page, and says what is there and what happens. */
export interface Reader {
  readonly next: () => void;
  readonly previous: () => void;
  /** Uses the control at which the listener is. */
  readonly select: () => void;
  /** Says where the listener is. */
  readonly whereAmI: () => void;
  readonly stop: () => void;
}

const own = (text: string): Spoken => ({ text, lang: i18next.language });

/**
 * Says each screen and dialog as it opens, each control as it gets the focus, what is typed, and every live region that changes.
 * @param hidesDigits true while card numbers may be overheard
 */
export function readAloud(speaker: Speaker, hidesDigits: () => boolean): Reader {
  const listening = new AbortController();
  const { signal } = listening;
  /** Where the listener is, if that is no control with the focus. */
  let at: Element | undefined;
  let heard: { readonly scope: Element; readonly screen: string; readonly title: string } | undefined;
  const said = new WeakMap<Element, string>();
  let isFocusNew = false;
  let frame = 0;

  const stopAt = (element: Element | undefined): Spoken[] => {
    if (!(element instanceof HTMLElement)) return [];
    return stopsIn(scopeNow()).some((stop) => stop.isControl && stop.element === element)
      ? saysControl(element)
      : saysText(element);
  };

  const arrive = (scope: HTMLElement, now: NonNullable<typeof heard>) => {
    heard = now;
    const stops = stopsIn(scope);
    at = lastSaid(stops);
    for (const { element } of stops) noteLive(element);
    speaker.sayNow(arrival(scope, now.title, stops));
    if (
      document.activeElement instanceof HTMLElement &&
      stops.some(({ element }) => element === document.activeElement)
    ) {
      speaker.say(saysControl(document.activeElement));
    }
  };

  const noteLive = (element: Element) => {
    const live = element.closest(LIVE);
    if (live instanceof HTMLElement) said.set(live, live.innerText);
  };

  const look = () => {
    frame = 0;
    const scope = scopeNow();
    const screen = document.querySelector<HTMLElement>('main[data-screen]')?.dataset.screen ?? '';
    const title = titleOf(scope);
    if (scope !== heard?.scope || screen !== heard.screen || title !== heard.title) {
      isFocusNew = false;
      return arrive(scope, { scope, screen, title });
    }
    if (isFocusNew) {
      isFocusNew = false;
      at = document.activeElement ?? undefined;
      if (at && at !== document.body && !at.matches('h1, h2')) speaker.sayNow(stopAt(at));
    }
    for (const live of scope.querySelectorAll<HTMLElement>(LIVE)) sayLive(live);
  };

  const sayLive = (live: HTMLElement) => {
    const text = live.innerText.trim();
    if (text === (said.get(live) ?? '')) return;
    said.set(live, text);
    if (text === '') return;
    if (live.role === 'timer') {
      const seconds = Number(/\d+/.exec(text)?.[0]);
      if (SAID_SECONDS.has(seconds)) speaker.say([own(word('seconds_left', { count: seconds }))]);
      return;
    }
    // The alert of a field is said with the field that has the focus.
    speaker.say(saysText(live));
  };

  const lookSoon = () => {
    frame ||= requestAnimationFrame(look);
  };
  const observer = new MutationObserver(lookSoon);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  document.addEventListener(
    'focusin',
    () => {
      isFocusNew = true;
      lookSoon();
    },
    { signal },
  );

  const values = new WeakMap<Element, string>();
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (isTyped(target)) values.set(target, target.value);
    },
    { signal },
  );
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!isTyped(target)) return;
      const before = values.get(target) ?? '';
      values.set(target, target.value);
      speaker.sayNow(saysTyping(before, target, hidesDigits()));
    },
    { signal },
  );
  document.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && /radio|checkbox/.test(target.type))
        speaker.sayNow(saysControl(target));
    },
    { signal },
  );

  const moveBy = (step: 1 | -1) => {
    const stops = stopsIn(scopeNow());
    const now = at ?? document.activeElement;
    const place = stops.findIndex(({ element }) => element === now);
    const next = place < 0 ? (step === 1 ? placeAfter(stops, now) : -1) : place + step;
    const stop = stops[next];
    if (!stop) return speaker.sayNow([own(word(step === 1 ? 'end' : 'start'))]);
    goTo(stop);
  };
  const goTo = ({ element, isControl }: Stop) => {
    at = element;
    element.scrollIntoView({ block: 'center' });
    if (isControl && !element.matches(':disabled') && element !== document.activeElement) {
      return element.focus({ preventScroll: true });
    }
    if (!isControl && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    speaker.sayNow(stopAt(element));
  };

  lookSoon();
  return {
    next: () => moveBy(1),
    previous: () => moveBy(-1),
    select: () => {
      const control = document.activeElement;
      if (control instanceof HTMLElement && control !== document.body) control.click();
    },
    whereAmI: () => {
      const scope = scopeNow();
      speaker.sayNow([
        ...headOf(scope, titleOf(scope)),
        ...stopAt(at ?? document.activeElement ?? undefined),
      ]);
    },
    stop: () => {
      listening.abort();
      observer.disconnect();
      cancelAnimationFrame(frame);
      speaker.hush();
    },
  };
}

/** The last of the texts with which a screen begins: they are said as it opens, so the next key leads to the first control. */
function lastSaid(stops: readonly Stop[]): Element | undefined {
  const isLong = lengthOf(stops) > LONG;
  const first = stops.findIndex(({ isControl }) => isControl);
  return isLong ? undefined : stops[first - 1]?.element;
}

const lengthOf = (stops: readonly Stop[]): number =>
  stops.reduce((sum, { element, isControl }) => sum + (isControl ? 0 : element.innerText.length), 0);

/** Where to go on from what has the focus and is no stop, such as the title. */
function placeAfter(stops: readonly Stop[], now: Element | null): number {
  if (!now || now === document.body) return 0;
  const next = stops.findIndex(
    ({ element }) => now.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return next < 0 ? stops.length : next;
}

const titleOf = (scope: HTMLElement): string =>
  scope.querySelector<HTMLElement>(scope instanceof HTMLDialogElement ? 'h2' : 'h1')?.innerText ?? '';

/** Title and step of a screen; of a dialog its title. */
function headOf(scope: HTMLElement, title: string): Spoken[] {
  const spoken = title === '' ? [] : [own(`${title.replace(/\s*\n\s*/g, ' ')}.`)];
  if (scope instanceof HTMLDialogElement) return [own(`${word('dialog')}.`), ...spoken];
  const steps = [...scope.querySelectorAll<HTMLElement>('nav ol li')];
  const index = steps.findIndex((step) => step.getAttribute('aria-current') === 'step');
  const name = steps[index]?.querySelector<HTMLElement>('span:last-child')?.textContent ?? '';
  const step = index < 0 ? [] : [own(word('step', { at: index + 1, of: steps.length, name }))];
  return [...spoken, ...step];
}

/** What is said when a screen or a dialog opens: what it is, what it says, and how much it asks. */
function arrival(scope: HTMLElement, title: string, stops: readonly Stop[]): Spoken[] {
  const texts = stops.flatMap(({ element, isControl }) =>
    isControl || element.matches('h2') ? [] : saysText(element),
  );
  const fields = new Set(
    stops.flatMap(({ element, isControl }) =>
      isControl ? (element.closest('[data-field-frame]') ?? []) : [],
    ),
  ).size;
  return [
    ...headOf(scope, title),
    ...(lengthOf(stops) > LONG ? [own(word('long_text'))] : texts),
    ...(fields > 0 ? [own(word('fields', { count: fields }))] : []),
  ];
}

const isTyped = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/radio|checkbox|file/.test(target.type));

/** What a listener hears of a key: the letters that came, or what was deleted. */
function saysTyping(
  before: string,
  control: HTMLInputElement | HTMLTextAreaElement,
  hides: boolean,
): Spoken[] {
  const lang = i18next.language;
  const now = control.value;
  const isSecret = hides && /^cc-(number|csc)/.test(control.autocomplete);
  const name = (character: string) =>
    isSecret ? word(/\d/.test(character) ? 'one_digit' : 'one_character') : characterName(character, lang);
  const [plain, former] = [now, before].map((value) =>
    isSecret || kindOfInput(control) ? value.replace(/\s/g, '') : value,
  );
  if (plain === undefined || former === undefined || plain === former) return [];
  if (plain === '') return [own(word('cleared'))];
  if (plain.startsWith(former)) {
    const added = [...plain.slice(former.length)];
    return [
      own(
        added.length > 6 && !isSecret ? asHeard(added.join(''), lang, undefined) : added.map(name).join(' '),
      ),
    ];
  }
  if (former.startsWith(plain))
    return [own(word('deleted', { what: [...former.slice(plain.length)].map(name).join(' ') }))];
  return [own(isSecret ? word('one_digit') : asHeard(plain, lang, kindOfInput(control)))];
}
