import i18next from 'i18next';
import { isLong, saysArrival, saysStep, saysTitle, titleWords } from './arrival';
import { choicesBeside, isChoice } from './choices';
import { isLive, watchLive } from './live';
import { plainText } from './read-text';
import { own, saysControl, saysText } from './sentence';
import type { Speaker } from './speaker';
import { partOf, placeAfter, placeIn, type Stop, scopeNow, stopsIn } from './stops';
import { word } from './texts';
import { sayTyping } from './typing';
import type { Spoken } from './voice';

/** Moves a listener about the page, and says what is there and what happens. */
export interface Reader {
  /** To the next control, or to the next paragraph of what was not said yet. */
  readonly next: () => void;
  readonly previous: () => void;
  /** To the next control, past what there is to read. */
  readonly skip: () => void;
  /** Another answer to a question, or the next part of the screen. */
  readonly aside: (step: 1 | -1) => void;
  /** Uses the control at which the listener is. */
  readonly select: () => void;
  /** Presses the main button, wherever the listener is. */
  readonly main: () => void;
  /** Says the screen from its beginning, then `more`, and where the listener is. */
  readonly whereAmI: (more?: readonly Spoken[]) => void;
  readonly stop: () => void;
}

/**
 * Says each screen and dialog as it opens, each control as it gets the focus, and what is typed or announced.
 * @param greeting sentences that come before a screen
 */
export function readAloud(speaker: Speaker, greeting: () => readonly Spoken[]): Reader {
  const listening = new AbortController();
  const { signal } = listening;
  const live = watchLive(speaker, signal);
  /** Where the listener is; a text has no focus. */
  let at: Element | undefined;
  let heard: { readonly scope: Element; readonly name: string } | undefined;
  /** The screen beneath a dialog: it is not said again when the dialog closes. */
  let screen = '';
  let step = '';
  /** The control that opened a dialog: after its answer it is said alone. */
  let opener: Element | undefined;
  /** Texts that were said: the way on leads past them. */
  const known = new WeakSet<Element>();
  /** The texts of the screen so far: one that is rendered again is no news. */
  let seen = new Set<string>();
  let announced: Element | undefined;
  let isFocusNew = false;
  /** The guest has pressed something since this opened: before that, it is the app that moves the focus. */
  let hasActed = false;
  let frame = 0;

  const saysStop = ({ element, isControl }: Stop, before?: Element): Spoken[] => {
    if (isControl) return saysControl(element, before);
    known.add(element);
    return saysText(element);
  };
  const focusedIn = (stops: readonly Stop[]) => stops[placeIn(stops, document.activeElement)];

  /** The step, unless the last screen had the same. */
  const newStep = (scope: HTMLElement): Spoken[] => {
    const said = saysStep(scope);
    const [now] = said;
    const isKnown = now?.text === step;
    step = now?.text ?? step;
    return isKnown ? [] : said;
  };

  const arrive = (scope: HTMLElement, name: string) => {
    const stops = stopsIn(scope);
    const isScreen = !(scope instanceof HTMLDialogElement);
    const isBack = isScreen && name === screen;
    if (isScreen) screen = name;
    live.note(scope);
    const focused = focusedIn(stops);
    if (!isScreen && opener === undefined && scope.role !== 'alertdialog') opener = at;
    at = focused?.element;
    seen = new Set(stops.map(({ element }) => plainText(element)));
    const news = stops.filter(({ element, isControl }) => !isControl && !known.has(element));
    const isAnswered = isBack && focused !== undefined && focused.element === opener;
    announced = isLong(stops) ? scope : undefined;
    if (!announced) for (const { element } of news) known.add(element);
    heard = { scope, name };
    hasActed = false;
    if (isScreen) opener = undefined;
    speaker.sayNow([
      ...(isScreen ? greeting() : []),
      ...(isBack
        ? [
            ...(isAnswered ? [] : saysTitle(scope)),
            ...(isLong(stops) ? [] : news.flatMap((stop) => saysText(stop.element))),
          ]
        : saysArrival(scope, stops, newStep(scope))),
      ...(focused ? saysControl(focused.element) : []),
    ]);
  };

  const look = () => {
    frame = 0;
    const scope = scopeNow();
    const { screen: path = '' } = document.querySelector<HTMLElement>('main[data-screen]')?.dataset ?? {};
    const name = `${path} ${i18next.language} ${titleWords(scope)}`;
    if (scope !== heard?.scope || name !== heard.name) {
      isFocusNew = false;
      return arrive(scope, name);
    }
    const stops = stopsIn(scope);
    if (isFocusNew) {
      isFocusNew = false;
      const focused = focusedIn(stops);
      if (focused && focused.element !== at) {
        (hasActed ? speaker.sayNow : speaker.say)(saysControl(focused.element, at));
        at = focused.element;
      }
    }
    sayNews(scope, stops);
    live.say(scope, i18next.language);
  };

  /** Says the texts that have come since, such as those that were loaded. */
  const sayNews = (scope: HTMLElement, stops: readonly Stop[]) => {
    if (isLong(stops)) {
      if (announced !== scope) speaker.say([own(word('long_text'))]);
      announced = scope;
      return;
    }
    const isNews = ({ element, isControl }: Stop) =>
      !isControl && !isLive(element) && !seen.has(plainText(element));
    for (const { element } of stops.filter(isNews)) {
      seen.add(plainText(element));
      // A message may cut it short.
      speaker.say(saysText(element), undefined, () => known.add(element));
    }
  };

  const lookSoon = () => {
    frame ||= requestAnimationFrame(look);
  };
  const observer = new MutationObserver(lookSoon);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  const noteFocus = () => {
    isFocusNew = true;
    lookSoon();
  };
  document.addEventListener('focusin', noteFocus, { signal });
  // An element that appears by an animation is hidden in its first frame.
  document.addEventListener('animationend', lookSoon, { signal });
  sayTyping(speaker, signal);
  const noteAct = () => {
    hasActed = true;
  };
  for (const act of ['keydown', 'pointerdown'])
    window.addEventListener(act, noteAct, { capture: true, signal });
  const goTo = (stop: Stop) => {
    const { element, isControl } = stop;
    const before = at;
    at = element;
    element.scrollIntoView({ block: 'center' });
    if (isControl) element.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    speaker.sayNow(saysStop(stop, before));
  };
  const isNew = ({ element, isControl }: Stop) => isControl || !known.has(element);
  const after = (stops: readonly Stop[], isWanted: (stop: Stop) => boolean): Stop | undefined => {
    const place = placeIn(stops, at);
    // The place has gone: the next stop follows the focus.
    const from = place >= 0 ? place + 1 : placeAfter(stops, document.activeElement);
    return stops.slice(from).find(isWanted);
  };
  const goOrSay = (stop: Stop | undefined, otherwise: 'start' | 'end') =>
    stop ? goTo(stop) : speaker.sayNow([own(word(otherwise))]);

  lookSoon();
  return {
    next: () => {
      const stops = stopsIn(scopeNow());
      const now = stops[placeIn(stops, at)];
      goOrSay(after(stops, now && !now.isControl ? () => true : isNew), 'end');
    },
    skip: () =>
      goOrSay(
        after(stopsIn(scopeNow()), ({ isControl }) => isControl),
        'end',
      ),
    previous: () => {
      const stops = stopsIn(scopeNow());
      const place = placeIn(stops, at);
      if (place >= 0) return goOrSay(stops[place - 1], 'start');
      // From where the way on begins: to the last that was said.
      const ahead = after(stops, isNew);
      goOrSay(stops[(ahead ? stops.indexOf(ahead) : stops.length) - 1], 'start');
    },
    aside: (step) => {
      if (isChoice(at)) {
        const all = choicesBeside(at);
        const choice = all[(all.indexOf(at) + step + all.length) % all.length];
        if (!choice) return;
        at = choice;
        choice.focus({ preventScroll: true });
        return choice.click();
      }
      const stops = stopsIn(scopeNow()).filter(({ isControl }) => isControl);
      const place = placeIn(stops, at);
      const part = partOf(stops[place]?.element);
      const others = step === 1 ? stops.slice(place + 1) : stops.slice(0, Math.max(0, place)).reverse();
      goOrSay(
        others.find(({ element }) => partOf(element) !== part),
        step === 1 ? 'end' : 'start',
      );
    },
    select: () => {
      if (!(at instanceof HTMLElement) || !at.isConnected || at.matches(':disabled')) return speaker.repeat();
      if (isChoice(at) && at.checked) return speaker.repeat();
      at.click();
    },
    main: () => {
      const button = scopeNow().querySelector<HTMLElement>('[data-main]');
      if (!button) return speaker.sayNow([own(word('no_main'))]);
      if (button.matches(':disabled')) return goTo({ element: button, isControl: true });
      at = button;
      // As a finger does: the field that is left takes its text.
      button.focus({ preventScroll: true });
      button.click();
    },
    whereAmI: (more = []) => {
      const scope = scopeNow();
      const stops = stopsIn(scope);
      const stop = stops[placeIn(stops, at)];
      const here = stop?.isControl ? saysControl(stop.element) : [];
      speaker.sayNow([...saysArrival(scope, stops), ...more, ...here]);
    },
    stop: () => {
      listening.abort();
      observer.disconnect();
      cancelAnimationFrame(frame);
      speaker.hush();
    },
  };
}
