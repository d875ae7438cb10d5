import { expect, it } from 'vitest';
import { NOTHING_ASKED } from '../../../e2e/support/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import { opensForm } from '../support/form';
import { holds } from '../support/hold';
import { openTablet } from '../support/open-tablet';
import { canTap } from '../support/seen';
import { callNames } from '../support/sent';

// Two taps in one moment, late answers and what is sent again after a failure: `tests/faults/`.

it('a second tap while the check-in is sent does nothing, nor does it leave the screen that says it is done', async () => {
  const { guest, hotel } = await openTablet({ settings: NOTHING_ASKED });
  const tapsAgain = () => document.querySelector<HTMLElement>('[data-action="main"]')?.click();
  await opensForm(guest, NAMES.alone);
  await guest.goesOn('/checkin/guests-info');
  await guest.signsAndGoesToConfirm();
  const answer = holds(/execute_checkin_request$/);
  await guest.goesOn();
  await expect.poll(answer.count).toBe(1);
  expect(canTap('main')).toBe(false);
  tapsAgain();
  await answer.letGo();
  await guest.isOn('/checkin/complete');
  tapsAgain();
  await guest.isOn('/checkin/complete');
  expect(callNames(hotel).slice(3)).toEqual(['upload_agreement_signature', 'execute_checkin_request']);
});
