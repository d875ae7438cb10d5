import { expect, it } from 'vitest';
import { companionRows } from '~/fields/companion';
import { representativeRows } from '~/fields/representative';
import { ANSWERS } from '../../../kiosk/settings-page/preview/answers.ts';
import { visibilitiesAt } from '../../support/guests';

/** Answered by a choice that the form offers, or by a picture. */
const WITHOUT_WORDS = ['overseasFlug', 'telCountrycode', 'passport'];
const all = visibilitiesAt(2);
const fields = new Set([...representativeRows(all), ...companionRows(all)].map(({ name }) => name));

it.each([...fields].filter((name) => !WITHOUT_WORDS.includes(name)))(
  'the guest of the preview has an answer to %s: a hotel may require it',
  (name) => expect(ANSWERS[name]).toEqual(expect.stringMatching(/./u)),
);
