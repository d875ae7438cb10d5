import { Guest } from '../pages/guest.ts';
import {
  AGES,
  GENDER,
  KANA,
  NAME,
  NAMES,
  opensForm,
  READINGS,
  refusesAndTakes,
} from '../support/bad-input.ts';
import { isInView, says } from '../support/field-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { everyFieldAt, NOTHING_ASKED } from '../support/levels.ts';

/** The companions' forms say what is wrong, each for itself. */

test('the companions are judged one by one, at every field', async ({ page, tenant }) => {
  test.slow();
  const companion = { ...everyFieldAt(2).visibility.companion, last_name: 1, first_name: 1 };
  tenant.configure({ visibility: { ...NOTHING_ASKED.visibility, companion } });
  const guest = new Guest(page, tenant);
  await opensForm(guest, 'ヤマダ タロウ');
  await guest.goesOn();
  await guest.isOn('/checkin/input-companions');
  await guest.goesOn();
  for (const index of [0, 1]) {
    await says(page, `companions.${index}.lastName`, undefined);
    await says(page, `companions.${index}.lastKana`, KANA);
    await says(page, `companions.${index}.firstKana`, KANA);
    await says(page, `companions.${index}.gender`, GENDER);
  }
  await expect(guest.field('companions.0.lastKana')).toBeFocused();
  await isInView(page, 'companions.0.lastKana');

  await guest.fillsInCompanion(0, 'ﾔﾏﾀﾞ', 'はなこ', '2');
  for (const name of ['lastKana', 'firstKana', 'gender']) await says(page, `companions.0.${name}`, undefined);
  await expect(guest.field('companions.0.lastKana')).toHaveValue('ヤマダ');
  await expect(guest.field('companions.0.firstKana')).toHaveValue('ハナコ');
  await says(page, 'companions.1.lastKana', KANA);
  await guest.types('companions.0.age', '40');

  await guest.fillsInCompanion(1, 'ヤマダ', 'ジロウ', '1');
  await refusesAndTakes(guest, 'companions.1.lastName', NAMES);
  await refusesAndTakes(guest, 'companions.1.firstKana', READINGS);
  await refusesAndTakes(guest, 'companions.1.age', AGES);
  await guest.types('companions.1.firstName', '二郎2');
  await guest.goesOn();
  await says(page, 'companions.1.firstName', NAME);
  await expect(guest.field('companions.1.firstName')).toBeFocused();
  await isInView(page, 'companions.1.firstName');
  await guest.types('companions.1.firstName', '二郎');
  await says(page, 'companions.1.firstName', undefined);
  await guest.goesOn();
  await guest.isOn('/checkin/guests-info');
});
