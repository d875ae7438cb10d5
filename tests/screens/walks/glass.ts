import { session } from '~/session/store';
import { write } from '../../../kiosk/guest/hands';

/** Touchable elements on the glass: uncovered and enabled. */

const SELECTORS = {
  main: ['main', 'smart-payment', 'checkin', 'checkout'].map((name) => `[data-action="${name}"]`).join(),
  answer: ['close', 'confirm', 'cancel', 'comfort-close', 'sign', 'use']
    .map((name) => `dialog [data-action="${name}"]`)
    .join(),
  back: '[data-action="back"]',
  any: 'button:not([data-key]), summary, label:has(input:is([type="radio"], [type="checkbox"]))',
  field: 'input:not([type="radio"], [type="checkbox"], [type="file"]), textarea',
  key: '[data-key]',
} as const;

/** Sets the guest who looks up: a search keeps the last name, perhaps another's. */
export function typeName(name: string): void {
  const field = document.querySelector<HTMLInputElement>('#root main input[name="reservationName"]');
  if (field && !field.disabled && field.value !== name) write(field, name);
}

export type Kind = keyof typeof SELECTORS;

/** All enabled elements of a kind, in the front dialog or on the screen. */
export function offered(kind: Kind): readonly HTMLElement[] {
  const dialogs = document.querySelectorAll('dialog[open]');
  const layer = kind === 'key' ? document : (dialogs[dialogs.length - 1] ?? document);
  return [...layer.querySelectorAll<HTMLElement>(SELECTORS[kind])].filter(
    (part) => !part.matches(':disabled, :has(:disabled)') && !part.closest('[aria-hidden="true"], [inert]'),
  );
}

export function isHit(part: HTMLElement): boolean {
  part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = part.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return width > 1 && there !== null && part.contains(there);
}

export function touch(part: HTMLElement): void {
  const { left, top, width, height } = part.getBoundingClientRect();
  const touched = {
    bubbles: true,
    cancelable: true,
    composed: true,
    // The finger of a listener explores; a key presses, as a mouse does.
    pointerType: session().listening ? 'mouse' : 'touch',
    isPrimary: true,
    clientX: left + width / 2,
    clientY: top + height / 2,
  };
  part.dispatchEvent(new PointerEvent('pointerdown', touched));
  part.dispatchEvent(new PointerEvent('pointerup', touched));
  if (part.isConnected) part.dispatchEvent(new PointerEvent('click', { ...touched, detail: 1 }));
}
