import { expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import { everyFieldAt, onlyAsked } from '../../../kiosk/guest/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import { openTablet } from '../support/open-tablet';
import { focused, texts, values } from '../support/seen';
import { READING, says } from '../support/wrong-texts';

it('each companion’s form tells its errors at every field', async () => {
  const companion = { ...everyFieldAt(2).visibility.companion, last_name: 1, first_name: 1 };
  const { guest } = await openTablet({ settings: onlyAsked({ occupation: 1 }, companion) });
  await guest.opensForm(NAMES.family);
  expect(texts('#root h1')).toEqual([ja.views.checkin.input_representative_view.title]);
  await guest.goesOn('/checkin/input-companions');
  await guest.goesOn();
  for (const index of [0, 1]) {
    await says(`companions.${index}.lastName`);
    await says(`companions.${index}.lastKana`, READING.message);
    await says(`companions.${index}.firstKana`, READING.message);
    await says(`companions.${index}.gender`, ja.validation.gender);
  }
  await expect.poll(focused).toBe('companions.0.lastKana');

  await guest.fillsIn({ lastKana: 'ﾔﾏﾀﾞ', firstKana: 'はなこ', gender: '2', age: '40' }, 0);
  for (const name of ['lastKana', 'firstKana', 'gender', 'age']) await says(`companions.0.${name}`);
  expect(values('companions.0.lastKana', 'companions.0.firstKana')).toEqual(['ヤマダ', 'ハナコ']);
  await says('companions.1.lastKana', READING.message);

  await guest.fillsIn({ lastKana: 'ヤマダ', firstKana: 'ジロウ', gender: '1', age: '8' }, 1);
  await guest.goesOn('/checkin/guests-info');
});
