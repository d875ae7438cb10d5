import { describe, expect, it } from 'vitest';
import { companionRows } from '~/fields/companion';
import { representativeRows } from '~/fields/representative';
import { SCREENS } from '~/flow/screens';
import { withDefaults } from '../../../kiosk/settings-page/page/differences.ts';
import { stopsOf } from '../../../kiosk/settings-page/page/stops.ts';
import { ANSWERS } from '../../../kiosk/settings-page/preview/answers.ts';
import { VIEWS } from '../../../kiosk/settings-page/preview/views.ts';
import { visibilitiesAt } from '../../support/guests';

const stopsWith = (file: object) => stopsOf(withDefaults({ ...file })).flatMap(({ stops }) => stops);
const closedWith = (file: object) =>
  stopsWith(file)
    .filter(({ isOpen }) => !isOpen)
    .map(({ id }) => id);

describe('what the preview can be brought to', () => {
  it('is every screen of the app and every state, once', () => {
    const ids = stopsWith({}).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...Object.keys(SCREENS), ...Object.keys(VIEWS)].toSorted());
  });

  it.each([
    ['payment at check-in', { display: { use_checkin_payment: true } }, ['/checkin/complete']],
    ['no check-out', { display: { use_checkout: false } }, expect.arrayContaining(['/checkout/search'])],
    ['no attract view', { kiosk: { attract: false } }, expect.arrayContaining(['attract'])],
    ['settings that no tablet takes', { kiosk: { attract: 'no' } }, []],
  ])('leaves out what a hotel does not have: %s', (_, file, closed) => {
    expect(closedWith(file)).toEqual(closed);
  });
});

/** Answered by a choice that the form offers, or by a picture. */
const WITHOUT_WORDS = ['overseasFlug', 'telCountrycode', 'passport'];
const all = visibilitiesAt(2);
const fields = new Set([...representativeRows(all), ...companionRows(all)].map(({ name }) => name));

it.each([...fields].filter((name) => !WITHOUT_WORDS.includes(name)))(
  'the guest of the preview has an answer to %s: a hotel may require it',
  (name) => expect(ANSWERS[name]).toEqual(expect.stringMatching(/./u)),
);
