import { expect, it } from 'vitest';
import { NAMES } from '../../../kiosk/guest/personas';
import { turning } from '../support/audit';
import { openTablet } from '../support/open-tablet';
import { isHit, offered } from '../walks/glass';

/** A page enlarged four times (WCAG 1.4.10), in CSS px. */
const ENLARGED = [320, 256] as const;

/** Buttons, answers and fields that cannot be touched, though the guest scrolls to them. */
const outOfReach = (): readonly string[] =>
  [...offered('any'), ...offered('field')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !isHit(part))
    .map((part) => part.dataset.action ?? part.getAttribute('name') ?? part.textContent.trim());

it('at 400 % a guest reaches every button, answer and field', async () => {
  await turning()(ENLARGED);
  const { guest } = await openTablet();
  await guest.arrives(NAMES.alone);
  expect(outOfReach(), 'the reservation').toEqual([]);
  await guest.confirmsReservation();
  expect(outOfReach(), 'the form').toEqual([]);
});
