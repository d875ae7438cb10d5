import { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';
import { onlyAsked } from '../support/levels.ts';
import { callsOf, guestsSent } from '../support/wire.ts';

/** Nothing unfinished is sent, however the guest comes to the last button; and nothing typed is lost on the way. */

const REQUIRED = 'main [aria-invalid="true"]:not([aria-hidden])';

test('what is taken out again is asked for before anything goes on, and what is mended last is sent', async ({
  page,
  tenant,
}) => {
  tenant.configure(onlyAsked({ last_name: 2, occupation: 1, overseas: 2, address: 2, passport: 2 }));
  const guest = new Guest(page, tenant);
  await guest.looksUp('サトウハナコ');
  await guest.confirmsReservation();
  await guest.types('lastName', '佐藤');
  await guest.types('furtherSubarea', '１−２−３');
  await guest.types('occupation', '会社員');
  await guest.goesOn();
  await guest.isOn('/checkin/guests-info');

  await test.step('a name taken out again', async () => {
    await guest.taps('fix-representative');
    await guest.isOn('/checkin/input-representative');
    await guest.types('lastName', '');

    await guest.taps('back');
    await guest.isOn('/checkin/input-representative');
    await expect(page.locator(REQUIRED)).toHaveAttribute('name', 'lastName');
    await expect(page.locator(REQUIRED)).toBeFocused();
    await expect(guest.field('occupation')).toHaveValue('会社員');

    await guest.types('lastName', '鈴木');
    await guest.goesOn();
    await guest.isOn('/checkin/guests-info');
    await expect(guest.fact('name')).toHaveText('鈴木');
  });

  await test.step('a move abroad asks for country, address and passport', async () => {
    await guest.taps('fix-representative');
    await guest.chooses('overseasFlug', 'true');
    await guest.pressesBrowserBack();
    await guest.isOn('/checkin/input-representative');
    await expect(guest.field('address')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert')).toHaveCount(3);

    // Whoever changes their mind again needs none of them.
    await guest.chooses('overseasFlug', 'false');
    await guest.goesOn();
    await guest.isOn('/checkin/guests-info');
    expect(callsOf(tenant, 'execute_checkin_request')).toEqual([]);
  });

  await test.step('what was typed and left by the way back', async () => {
    await guest.taps('fix-representative');
    // The way back comes before the field has been left.
    await guest.field('lastName').fill('Sato');
    await page.evaluate(() => window.history.back());
    await guest.isOn('/checkin/guests-info');
    await expect(guest.fact('name')).toHaveText('Ｓａｔｏ');
  });

  await guest.signsAndGoesToConfirm();
  await guest.goesOn();
  await guest.isOn('/checkin/complete');
  expect(guestsSent(tenant)[0]).toMatchObject({
    last_name: 'Ｓａｔｏ',
    occupation: '会社員',
    address: '１−２−３',
  });
});

test('a companion taken out again is asked for, and the others stay', async ({ page, tenant }) => {
  const { representative, companion } = onlyAsked({}).visibility;
  tenant.configure({ visibility: { representative, companion: { ...companion, last_name: 2 } } });
  const guest = new Guest(page, tenant);
  await guest.looksUp('ヤマダタロウ');
  await guest.goesOn();
  await guest.isOn('/checkin/input-representative');
  await guest.goesOn();
  await guest.isOn('/checkin/input-companions');
  await guest.types('companions.0.lastName', '山田');
  await guest.types('companions.1.lastName', '山本');
  await guest.goesOn();
  await guest.isOn('/checkin/guests-info');
  await guest.taps('fix-companion-2');
  await guest.types('companions.1.lastName', '');
  await guest.taps('back');
  await guest.isOn('/checkin/input-companions');
  await expect(page.locator(REQUIRED)).toHaveAttribute('name', 'companions.1.lastName');
  await expect(guest.field('companions.0.lastName')).toHaveValue('山田');
});
