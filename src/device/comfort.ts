import type { Comfort } from '~/domain/comfort';
import { session, sessionStore } from '~/session/store';

let isKept = false;

/** Keeps the page as the guest wants it: the session says how, attributes of the root tell the design tokens. */
export function keepComfort(): void {
  if (isKept) return;
  isKept = true;
  sessionStore.subscribe(({ comfort }, before) => {
    if (comfort !== before.comfort) show(comfort);
  });
  show(session().comfort);
}

function show({ text, highContrast, isLow }: Comfort): void {
  const { documentElement: page } = document;
  setOrTakeOff(page, 'data-text', text === 1 ? undefined : String(text));
  setOrTakeOff(page, 'data-contrast', highContrast ? 'high' : undefined);
  setOrTakeOff(page, 'data-low', isLow ? '' : undefined);
}

function setOrTakeOff(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
