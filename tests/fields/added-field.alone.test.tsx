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
import { formOf } from '../../kiosk/settings-page/page/form-schema';
import { ANSWERS } from '../../kiosk/settings-page/preview/answers';
import { configOf } from '../support/config';
import { guestWith, YAMADA } from '../support/guests';
import { readProjectFile } from '../support/source';

/** Follows the guide "A field of a guest's form" with row and text alone; all else has to find the field. */

const ADDED = vi.hoisted(() => ({
  row: {
    nationality: {
      level: 'nationality',
      representative: 0,
      section: 'address',
      control: { kind: 'country' },
      rule: 'anyChoice',
      line: 'own',
      wire: 'nationality',
    },
  },
  words: { nationality: { en: 'Nationality', ja: '国籍（設定）' } },
  sample: { nationality: 'FR' },
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
startTextsWith('ja', { ...ja, fields: { ...ja.fields, nationality: { label: '国籍' } } });

const config = configOf({ visibility: { representative: { nationality: 2 } } });
adoptSettings({ revision: 'test', config, overlays: {}, source: 'hotel' });
updateSession({ visibilities: config.visibility ?? {} });

const FRENCH = guestWith(Object.fromEntries(Object.entries({ nationality: 'FR' })));
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
  <DescriptionList items={useGuestFacts(FRENCH, who)} />
);

it('the form asks for it where the settings say so, and wants an answer', () => {
  expect(drawn(<Form />)).toMatch(/国籍.*<select[^>]*name="nationality"/su);
  const wrong = (guest: Guest, levels = config.visibility ?? {}) =>
    errorsOf(guest, rulesOf('representative', levels, config)).get('nationality');
  expect([wrong(guestWith()), wrong(YAMADA), wrong(guestWith(), {})]).toEqual([
    'validation.select',
    undefined,
    undefined,
  ]);
});

it('the summary shows the answer of the guest who was asked', () => {
  expect(drawn(<Summary who="representative" />)).toMatch(/国籍.*フランス/su);
  expect(drawn(<Summary who="companion" />)).not.toContain('国籍');
});

it('every hotel is sent it, after the keys of the specification', () => {
  const options = { reservationName: '', reservationReading: '', countryCodeAsPrefecture: false };
  const sent = guestInfo([FRENCH, guestWith()], { ...options, countryTitle: () => '日本' });
  expect(sent.map((guest) => Object.entries(guest).at(-1)?.join())).toEqual([
    'nationality,FR',
    'nationality,',
  ]);
});

it('the settings page has its level by name, and made-up guests have an answer to it', () => {
  expect(JSON.stringify(formOf(['visibility'], 'ja').schema)).toContain('国籍（設定）');
  for (const guest of [YAMADA, ANSWERS]) expect(guest).toHaveProperty('nationality', 'FR');
});

it('the guide has at most five steps', () => {
  const guide = /### A field of a guest's form\n(.*?)\n### /su.exec(
    readProjectFile('src/ARCHITECTURE.md'),
  )?.[1];
  expect(guide?.match(/^\d\. /gmu)?.length).toBeLessThanOrEqual(5);
});
