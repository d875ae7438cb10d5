import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { adoptSettings } from '~/config/settings';
import type { GuestRole } from '~/domain/field-row';
import { emptyGuest, type Guest } from '~/domain/guest';
import { FormSections, sectionsOf } from '~/features/checkin/guests/form-sections';
import { guestAnswers, useFormRules } from '~/features/checkin/guests/guests-form';
import { useGuestFacts } from '~/features/checkin/guests/use-guest-facts';
import { errorsOf, type GuestsForm, shownFields } from '~/fields/form';
import { rulesOf } from '~/fields/party';
import { guestInfo } from '~/hotel/guest-info';
import ja from '~/i18n/ja.json';
import { startTextsWith } from '~/i18n/texts';
import { updateSession } from '~/session/store';
import { DescriptionList } from '~/ui/description-list';
import { EMI, KENTA, SMITH, YAMADA as TARO } from '../../kiosk/guest/personas';
import { formOf } from '../../kiosk/settings-page/page/form-schema';
import { ANSWERS } from '../../kiosk/settings-page/preview/answers';
import { configOf } from '../support/config';
import { guestWith, YAMADA } from '../support/guests';
import { readProjectFile } from '../support/source';

/** Follows the guide "A field of a guest's form" with rows and texts alone; all else has to find the fields. */

const ADDED = vi.hoisted(() => ({
  row: {
    birthplace: {
      level: 'birthplace',
      representative: 2,
      companion: 2,
      section: 'address',
      control: { kind: 'country' },
      rule: 'anyChoice',
      line: 'own',
      wire: 'birthplace',
    },
    smokes: {
      level: 'smokes',
      representative: 2,
      companion: 2,
      section: 'stay',
      control: {
        kind: 'choice',
        answers: [
          { label: 'app.yes', value: '1' },
          { label: 'app.no', value: '0' },
        ],
      },
      rule: 'anyChoice',
      line: 'own',
      wire: 'smokes',
    },
    visa: {
      level: 'visa',
      representative: 2,
      section: 'address',
      belongs: 'overseas',
      control: { kind: 'text', maxLength: 20 },
      rule: 'anyText',
      line: 'own',
      wire: 'visa',
    },
  },
  words: {
    birthplace: { en: 'Birthplace', ja: '出生地（設定）' },
    smokes: { en: 'Smokes', ja: '喫煙（設定）' },
    visa: { en: 'Visa', ja: '査証（設定）' },
  },
  sample: { birthplace: 'FR', smokes: '1', visa: 'V1' },
}));
// By path: the module's types lack the field.
vi.mock('~/domain/guest-fields', async (load) => {
  const { GUEST_FIELDS, FIELD_WORDS, SAMPLE_ANSWERS } = await load<typeof import('~/domain/guest-fields')>();
  return {
    GUEST_FIELDS: { ...GUEST_FIELDS, ...ADDED.row },
    FIELD_WORDS: { ...FIELD_WORDS, ...ADDED.words },
    SAMPLE_ANSWERS: { ...SAMPLE_ANSWERS, ...ADDED.sample },
  };
});
vi.mock(import('../../public/config.schema.json'), async (load) => {
  const { configSchemaJson } = await import('../../kiosk/settings/config-schema-json');
  return { ...(await load()), default: JSON.parse(configSchemaJson()) };
});
startTextsWith('ja', {
  ...ja,
  app: { ...ja.app, yes: 'はい', no: 'いいえ' },
  fields: {
    ...ja.fields,
    birthplace: { label: '出生地' },
    smokes: { label: '喫煙' },
    visa: { label: '査証' },
  },
});

const config = configOf({ visibility: { companion: { birthplace: 0 } } });
adoptSettings({ revision: 'test', config, overlays: {}, source: 'hotel' });
updateSession({ visibilities: config.visibility ?? {} });

const IN_JAPAN = { birthplace: 'FR', smokes: '1' };
const BORN_IN_FRANCE = guestWith(Object.fromEntries(Object.entries(IN_JAPAN)));
const drawn = (content: ReactNode) =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{content}</QueryClientProvider>);

function Form() {
  const rules = useFormRules('representative');
  const form = useForm<GuestsForm>({ defaultValues: { guests: [emptyGuest()] } });
  const fields = shownFields(rules.rows, rules.visibilities, emptyGuest());
  const answers = guestAnswers(form, 0, rules);
  return <FormSections fields={fields} answers={answers} sections={sectionsOf(answers)} />;
}
const Summary = ({ who }: { readonly who: GuestRole }) => (
  <DescriptionList items={useGuestFacts(BORN_IN_FRANCE, who)} />
);

it('the form asks for it by default, unless the settings say otherwise, and wants an answer', () => {
  const form = drawn(<Form />);
  expect(form).toMatch(/出生地.*<select[^>]*name="birthplace"/su);
  expect(form).toMatch(/喫煙.*<input[^>]*name="smokes".*はい.*いいえ/su);
  expect(form).not.toContain('査証');
  const wrong = (guest: Guest, levels = config.visibility ?? {}) =>
    errorsOf(guest, rulesOf('representative', levels, config)).get('birthplace');
  const hidden = configOf({ visibility: { representative: { birthplace: 0 } } }).visibility;
  expect([wrong(guestWith()), wrong(YAMADA), wrong(guestWith(), hidden)]).toEqual([
    'validation.select',
    undefined,
    undefined,
  ]);
});

it('the summary shows the answer of the guest who was asked', () => {
  expect(drawn(<Summary who="representative" />)).toMatch(/出生地.*フランス.*喫煙.*はい/su);
  expect(drawn(<Summary who="companion" />)).not.toContain('出生地');
});

it('every hotel is sent it, after the keys of the specification', () => {
  const options = { reservationName: '', reservationReading: '', countryCodeAsPrefecture: false };
  const sent = guestInfo([BORN_IN_FRANCE, guestWith()], { ...options, countryTitle: () => '日本' });
  expect(sent.map((guest) => Object.entries(guest).slice(-3))).toEqual([
    Object.entries({ ...IN_JAPAN, visa: '' }),
    Object.entries({ birthplace: '', smokes: '', visa: '' }),
  ]);
});

it('the settings page has its level by name', () =>
  expect(JSON.stringify(formOf(['visibility'], 'ja').schema)).toContain('出生地（設定）'));

it.each<[who: string, guest: object, answers: object]>([
  ['the unit tests', YAMADA, IN_JAPAN],
  ['the preview', ANSWERS, ADDED.sample],
  ['Taro', TARO, IN_JAPAN],
  ['Emi', EMI, IN_JAPAN],
  ['Kenta', KENTA, IN_JAPAN],
  ['Mr Smith from abroad', SMITH, ADDED.sample],
])('%s has the answers to what a guest of that kind is asked, and no others', (_, guest, answers) => {
  const added = Object.entries(guest).filter(([name, answer]) => name in ADDED.sample && answer !== '');
  expect(Object.fromEntries(added)).toEqual(answers);
});

it('the guide has at most five steps', () => {
  const guide = /### A field of a guest's form\n(.*?)\n### /su.exec(
    readProjectFile('src/ARCHITECTURE.md'),
  )?.[1];
  expect(guide?.match(/^\d\. /gmu)?.length).toBeLessThanOrEqual(5);
});
