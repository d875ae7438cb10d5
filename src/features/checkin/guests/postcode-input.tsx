import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Config } from '~/config/schema';
import { plainDigits } from '~/domain/digits';
import type { FilledAnswer, Guest } from '~/domain/guest';
import { PREFECTURE_REGIONS, prefectureName } from '~/domain/prefectures';
import { sourceOf } from '~/fields/filling';
import * as rules from '~/fields/rules';
import { useConfig } from '~/hooks/use-config';
import { lookUpPostcode, type PostcodeAddress, withDistinctNames } from '~/hotel/outside/postcode';
import type { TextKey } from '~/i18n/keys';
import { Button } from '~/ui/button';
import { Chips } from '~/ui/chips';
import { isPressedOn } from '~/ui/keypad/control';
import { focusNextField } from '~/ui/keypad/field-position';
import { Picker, type PickerProps } from '~/ui/picker';
import { SearchIcon } from '~/ui/screen-icons';
import { TextInput } from '~/ui/text-input';
import type { GuestAnswers } from './guests-form';
import styles from './postcode-input.module.css';

const FILLED = ['prefecture', 'city', 'subarea'] as const;
type AddressField = (typeof FILLED)[number];

const inFull = ({ prefecture, city, subarea }: PostcodeAddress) => `${prefecture}${city}${subarea}`;

const addressIn = (guest: Guest) => FILLED.map((field) => guest[field]).join('\n');

/** Query for the addresses of a postcode. The end of the visit clears the answer. */
const addressesQuery = (zipcode: string, { address_lookup, api }: Config) =>
  queryOptions({
    queryKey: ['postcode', zipcode],
    queryFn: ({ signal }) =>
      lookUpPostcode(address_lookup.url, zipcode, { visit: signal, timeoutMs: api.timeout_ms }),
    staleTime: Number.POSITIVE_INFINITY,
  });

type LookUp = {
  readonly zipcode: string;
  /** The address in the form at its start. */
  readonly before: string;
  /** A key of the on-screen keypad started it, so its answer moves the focus on. */
  readonly movesOn: boolean;
};

/** The chosen address of several, with the form's address after it. */
type ChosenAddress = { readonly zipcode: string; readonly address: PostcodeAddress; readonly filled: string };

/**
 * A postcode field that fills the address after the seventh digit or by its button, and offers other addresses until
 * the guest changes it. A failed look-up stays silent: the guest can type.
 */
export function PostcodeInput({
  label,
  common,
  answers,
}: {
  readonly label: string;
  readonly common: ComponentProps<typeof TextInput> & { readonly value: string };
  readonly answers: GuestAnswers;
}) {
  const { t } = useTranslation();
  const config = useConfig();
  const input = useRef<HTMLInputElement>(null);
  const zipcode = plainDigits(common.value);
  // A value that was there at the first render is not looked up.
  const [opened] = useState(zipcode);
  const [asked, setAsked] = useState<LookUp>();
  const [chosen, setChosen] = useState<ChosenAddress>();
  const shown = useWatch({ control: answers.form.control, name: answers.path, compute: addressIn });
  const {
    data: found,
    isFetching,
    refetch,
  } = useQuery({ ...addressesQuery(zipcode, config), enabled: asked?.zipcode === zipcode });

  /** Fills in an address as far as the form asks for it. */
  const take = (address: PostcodeAddress) => {
    const { city, subarea } = address;
    const wanted = config.display.separate_city_and_area
      ? address
      : { ...address, city: `${city}${subarea}` };
    const guest = answers.guest();
    // If the postal file names no town, the guest's own stays.
    const isTaken = (field: AddressField) => wanted[field] !== '' || sourceOf(guest, field) !== undefined;
    fill(Object.fromEntries(FILLED.filter(isTaken).map((field) => [field, wanted[field]])));
    setChosen({ zipcode, address, filled: addressIn(answers.guest()) });
  };
  const fill = (parts: Partial<Record<AddressField, string>>) => {
    const change: Partial<Record<AddressField, string>> = {};
    const filled: Partial<Record<AddressField, FilledAnswer>> = {};
    for (const field of FILLED) {
      const value = parts[field];
      if (value === undefined || !answers.isShown(field)) continue;
      change[field] = value;
      filled[field] = { value, from: 'guest' };
    }
    answers.change({ ...change, filled: { ...answers.guest().filled, ...filled } });
  };
  const fillIn = useEffectEvent(
    ({ before, movesOn: leadsOn }: LookUp, [first, second]: readonly PostcodeAddress[]) => {
      if (!first || addressIn(answers.guest()) !== before) return;
      take(first);
      const { current: control } = input;
      // With several addresses the guest chooses first.
      if (leadsOn && !second && control && control === document.activeElement) focusNextField(control);
    },
  );
  useEffect(() => {
    if (asked && found && !isFetching) fillIn(asked, found);
  }, [asked, found, isFetching]);

  const lookUp = (typed: string, leadsOn: boolean) => {
    const former = asked?.zipcode ?? opened;
    // An address of the former postcode is wrong for this one.
    if (typed !== former && rules.postcode(former, true) === undefined) {
      const guest = answers.guest();
      const known = FILLED.filter((field) => sourceOf(guest, field) !== undefined);
      fill(Object.fromEntries(known.map((field) => [field, ''])));
    }
    setAsked({ zipcode: typed, before: addressIn(answers.guest()), movesOn: leadsOn });
  };
  const isValid = rules.postcode(zipcode, true) === undefined;
  const isUnknown = found?.length === 0;
  const choice = found && found.length > 1 && chosen?.zipcode === zipcode ? chosen : undefined;
  return (
    <>
      <div className={styles.postcode}>
        <TextInput
          {...common}
          ref={input}
          clean={plainDigits}
          keyboard="digits"
          maxLength={8}
          onSettle={(control) => {
            const { value: typed } = control;
            if (rules.postcode(typed, true) !== undefined || typed === (asked?.zipcode ?? opened)) return;
            lookUp(typed, isPressedOn(control));
          }}
        />
        <Button
          action="postcode-search"
          icon={<SearchIcon />}
          pending={isFetching}
          disabled={!isValid}
          onPress={() => {
            lookUp(zipcode, false);
            void refetch();
          }}
        >
          {t('views.checkin.input_representative_view.postcode_search')}
        </Button>
      </div>
      <p role="status" className={`${styles.found} ${isUnknown ? styles.unknown : ''}`}>
        {isUnknown ? t('views.checkin.input_representative_view.postcode_unknown') : null}
        {choice ? t('views.checkin.input_representative_view.postcode_others') : null}
      </p>
      {found && choice ? (
        <Chips
          label={label}
          name={t('views.checkin.input_representative_view.postcode_others')}
          action="choose"
          chips={withDistinctNames(found).map(({ address, name }) => ({
            value: inFull(address),
            label: name,
          }))}
          value={inFull(choice.address)}
          // Never replaces text that the guest has typed.
          disabled={shown !== choice.filled}
          isWhole
          onPick={(picked) => {
            const address = found.find((each) => inFull(each) === picked);
            if (address) take(address);
          }}
        />
      ) : null}
    </>
  );
}

const NAMES = 'views.checkin.input_representative_view.prefecture_names' satisfies TextKey;

/** Picks a prefecture, grouped by region as in Japanese forms. The value is the Japanese name. */
export function PrefecturePicker(props: Omit<PickerProps, 'groups'>) {
  const { t } = useTranslation();
  const groups = useMemo(
    () =>
      PREFECTURE_REGIONS.map(({ heading, names }) => ({
        heading: t(heading),
        items: names.map((value) => ({ value, label: prefectureName(value, t(NAMES)) })),
      })),
    [t],
  );
  return <Picker {...props} groups={groups} />;
}
