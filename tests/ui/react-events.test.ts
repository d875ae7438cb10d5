import { describe, expect, it, vi } from 'vitest';
import { withoutUnhandledEvents } from '~/ui/react-events';
import { sourceFiles } from '../support/source';

/** What React listens for where an event's own name does not say it. */
const LISTENED_FOR: Readonly<Record<string, readonly string[]>> = {
  Focus: ['focusin'],
  Blur: ['focusout'],
  MouseEnter: ['mouseover', 'mouseout'],
  MouseLeave: ['mouseover', 'mouseout'],
  PointerEnter: ['pointerover', 'pointerout'],
  PointerLeave: ['pointerover', 'pointerout'],
  Select: ['mousedown', 'mouseup', 'focusin', 'focusout', 'keydown', 'keyup'],
};

/** The kinds of events that React must hear of for the handlers in the components. */
const KINDS = [
  ...new Set(
    sourceFiles('src').flatMap(({ text }) =>
      [...text.matchAll(/\bon([A-Z]\w+?)(?:Capture)?=\{/g)].flatMap(
        ([, name = '']) => LISTENED_FOR[name] ?? [name.toLowerCase()],
      ),
    ),
  ),
].sort();

/** Sends an event of this kind to a root, and says whether it was heard there. */
function hears(kind: string): boolean {
  const root = new EventTarget();
  const heard = vi.fn();
  withoutUnhandledEvents(root);
  root.addEventListener(kind, heard, { capture: true });
  root.dispatchEvent(new Event(kind));
  return heard.mock.calls.length === 1;
}

describe('a root of React', () => {
  it.each(KINDS)('hears %s, which a component handles', (kind) => {
    expect(hears(kind)).toBe(true);
  });

  it.each(['pointerover', 'mouseout', 'touchend', 'gotpointercapture', 'transitionend', 'scroll'])(
    'does not hear %s, which none does',
    (kind) => {
      expect(hears(kind)).toBe(false);
    },
  );
});
