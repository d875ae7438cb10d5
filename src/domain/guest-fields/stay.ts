import { type GuestFieldRow, HOME_STAY, type LevelWords, type SampleAnswers, STAY, TEXT } from '../field-row';
import { OCCUPATIONS, STAYS } from '../usual-answers';

/** Work, and the places before and after the stay. */
export const rows = {
  occupation: { ...STAY, level: 'occupation', control: { ...TEXT, usual: OCCUPATIONS }, wire: 'occupation' },
  prevAccommodation: {
    ...STAY,
    share: 'half',
    level: 'prev_accommodation',
    control: { ...TEXT, usual: STAYS },
    short: 'fields.prevAccommodation.short',
    blank: HOME_STAY,
    wire: 'prev_accommodation',
  },
  nextAccommodation: {
    ...STAY,
    share: 'half',
    level: 'next_accommodation',
    control: { ...TEXT, usual: STAYS },
    short: 'fields.nextAccommodation.short',
    blank: HOME_STAY,
    wire: 'next_accommodation',
  },
} as const satisfies Readonly<Record<string, GuestFieldRow>>;

export const words = {
  occupation: { en: 'Occupation', ja: '職業' },
  prev_accommodation: { en: 'Came from', ja: '前泊地' },
  next_accommodation: { en: 'Goes to', ja: '行先地' },
} as const satisfies LevelWords<typeof rows>;

export const samples = {
  occupation: '会社員',
  prevAccommodation: '東京',
  nextAccommodation: '大阪',
} as const satisfies SampleAnswers<typeof rows>;
