import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Config } from '~/config/schema';
import { plainDigits } from '~/domain/digits';
import type { Filled, Guest } from '~/domain/guest';
import { PREFECTURE_REGIONS, type PrefectureRegionId, prefectureName } from '~/domain/prefectures';
import { sourceOf } from '~/fields/filling';
import * as rules from '~/fields/rules';
import { useConfig } from '~/hooks/use-config';
import { lookUpPostcode, type PostcodeAddress, toldApart } from '~/hotel/outside/postcode';
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

/** What a postcode fills in. */
const FILLED = ['prefecture', 'city', 'subarea'] as const;
type AddressField = (typeof FILLED)[number];

const inFull = ({ prefecture, city, subarea }: PostcodeAddress) => `${prefecture}${city}${subarea}`;

/** The address as it stands in the form. */
const addressIn = (guest: Guest) => FILLED.map((field) => guest[field]).join('\n');

/** Query for the addresses of a postcode. Like all that is known of a guest, they are forgotten at the end of the visit. */
const addressesQuery = (zipcode: string, { address_lookup, api }: Config) =>
  queryOptions({
    queryKey: ['postcode', zipcode],
    queryFn: ({ signal }) =>
      lookUpPostcode(address_lookup.url, zipcode, { visit: signal, timeoutMs: api.timeout_ms }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A look-up that the guest has asked for. */
type LookUp = {
  readonly zipcode: string;
  /** The address when it began. */
  readonly before: string;
  /** A key of the on-screen keypad began it: its answer leads on. */
  readonly movesOn: boolean;
};

/** Of several addresses, the one that was filled in, and what the form said then. */
type Taken = { readonly zipcode: string; readonly address: PostcodeAddress; readonly filled: string };

/**
 * A postcode field that fills in the address: automatically after the seventh digit, or by its button. The first address
 * is filled in and others are offered, as long as the guest has not changed it. Of a postcode without an address it says
 * what to do; a failed look-up is not mentioned, since the guest can type the address instead.
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
  // What stands in the field as it opens is not looked up by itself.
  const [opened] = useState(zipcode);
  const [asked, setAsked] = useState<LookUp>();
  const [taken, setTaken] = useState<Taken>();
  const shown = useWatch({ control: answers.form.control, name: answers.path, compute: addressIn });
  const {
    data: found,
    isFetching,
    refetch,
  } = useQuery({ ...addressesQuery(zipcode, config), enabled: asked?.zipcode === zipcode });

  /** Fills in one of the addresses, where the form asks for it. */
  const take = (address: PostcodeAddress) => {
    const { city, subarea } = address;
    const wanted = config.display.separate_city_and_area
      ? address
      : { ...address, city: `${city}${subarea}` };
    const guest = answers.guest();
    // Where the postal file names no town, the guest's own stays.
    const isTaken = (field: AddressField) => wanted[field] !== '' || sourceOf(guest, field) !== undefined;
    fill(Object.fromEntries(FILLED.filter(isTaken).map((field) => [field, wanted[field]])));
    setTaken({ zipcode, address, filled: addressIn(answers.guest()) });
  };
  /** Answers parts of the address where the form asks for them, and remembers that the guest did not. */
  const fill = (parts: Partial<Record<AddressField, string>>) => {
    const change: Partial<Record<AddressField, string>> = {};
    const filled: Partial<Record<AddressField, Filled>> = {};
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
      // What the guest has typed meanwhile is never replaced.
      if (!first || addressIn(answers.guest()) !== before) return;
      take(first);
      const { current: control } = input;
      // Where there are others, the guest looks at them first.
      if (leadsOn && !second && control && control === document.activeElement) focusNextField(control);
    },
  );
  useEffect(() => {
    if (asked && found && !isFetching) fillIn(asked, found);
  }, [asked, found, isFetching]);

  const lookUp = (typed: string, leadsOn: boolean) => {
    const former = asked?.zipcode ?? opened;
    // What was filled in for another postcode is no address of this one, whether it has one or not.
    if (typed !== former && rules.postcode(former, true) === undefined) {
      const guest = answers.guest();
      const known = FILLED.filter((field) => sourceOf(guest, field) !== undefined);
      fill(Object.fromEntries(known.map((field) => [field, ''])));
    }
    setAsked({ zipcode: typed, before: addressIn(answers.guest()), movesOn: leadsOn });
  };
  const isValid = rules.postcode(zipcode, true) === undefined;
  const isUnknown = found?.length === 0;
  const choice = found && found.length > 1 && taken?.zipcode === zipcode ? taken : undefined;
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
          chips={toldApart(found).map(({ address, name }) => ({ value: inFull(address), label: name }))}
          value={inFull(choice.address)}
          // What the guest has typed is never replaced.
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

const REGION_NAMES: Readonly<Record<PrefectureRegionId, TextKey>> = {
  'hokkaido-tohoku': 'views.checkin.input_representative_view.regions.hokkaido_tohoku',
  kanto: 'views.checkin.input_representative_view.regions.kanto',
  chubu: 'views.checkin.input_representative_view.regions.chubu',
  kinki: 'views.checkin.input_representative_view.regions.kinki',
  'chugoku-shikoku': 'views.checkin.input_representative_view.regions.chugoku_shikoku',
  'kyushu-okinawa': 'views.checkin.input_representative_view.regions.kyushu_okinawa',
  other: 'views.checkin.input_representative_view.regions.other',
};

const NAMES = 'views.checkin.input_representative_view.prefecture_names' satisfies TextKey;

/** Picks a prefecture; grouped by region in the order of Japanese address forms. The value is the Japanese name. */
export function PrefecturePicker(props: Omit<PickerProps, 'groups'>) {
  const { t } = useTranslation();
  const groups = useMemo(
    () =>
      PREFECTURE_REGIONS.map(({ id, names }) => ({
        heading: t(REGION_NAMES[id]),
        items: names.map((value) => ({ value, label: prefectureName(value, t(NAMES)) })),
      })),
    [t],
  );
  return <Picker {...props} groups={groups} />;
}
