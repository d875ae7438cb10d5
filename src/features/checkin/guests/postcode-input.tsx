import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { config } from '~/config/settings';
import { plainDigits } from '~/domain/digits';
import * as rules from '~/fields/rules';
import { addressesOf, toldApart } from '~/flow/postcode';
import { useConfig } from '~/hooks/use-config';
import type { PostcodeAddress } from '~/hotel/outside/postcode';
import { currentStay } from '~/session/visit';
import { Button } from '~/ui/button';
import { Chips } from '~/ui/chips';
import { isPressedOn } from '~/ui/keypad/control';
import { focusNextField } from '~/ui/keypad/place';
import { SearchIcon } from '~/ui/screen-icons';
import { TextInput } from '~/ui/text-input';
import { useTexts } from '~/ui/texts';
import type { GuestForm } from './guest-form';
import styles from './postcode-input.module.css';

const inFull = ({ prefecture, city, subarea }: PostcodeAddress) => `${prefecture}${city}${subarea}`;

/** What a postcode fills in. */
const FILLED = ['prefecture', 'city', 'subarea'] as const;

/** The addresses of a postcode, of which the guest may take another than the first. */
type Choice = {
  readonly zipcode: string;
  readonly addresses: readonly PostcodeAddress[];
  readonly taken: PostcodeAddress;
  /** What the form said once it was filled in. */
  readonly filled: string;
};

/**
 * A postcode field that fills in the address: automatically after the seventh digit, or by its button. The first address
 * is filled in and others are offered, as long as the guest has not changed it. Of a postcode without an address it says
 * what to do; a failed look-up is not mentioned, since the guest can type the address instead.
 */
export function PostcodeInput({
  label,
  common,
  form,
}: {
  readonly label: string;
  readonly common: ComponentProps<typeof TextInput> & { readonly value: string };
  readonly form: Pick<GuestForm, 'set' | 'guest' | 'field'>;
}) {
  const { t } = useTexts();
  const [choice, setChoice] = useState<Choice>();
  const { separate_city_and_area } = useConfig().display;
  const input = useRef<HTMLInputElement>(null);
  const zipcode = plainDigits(common.value);
  const lastAsked = useRef(zipcode);
  const latest = useRef(zipcode);
  /** A key of the on-screen keypad began the look-up: its answer leads on. */
  const leadsOn = useRef(false);
  /** The address when the look-up began. */
  const before = useRef('');
  const { read: address, shown } = useAddress(form);
  useLayoutEffect(() => {
    latest.current = zipcode;
  });
  /** Fills in one of the addresses; the form ignores fields it does not show. */
  const take = (taken: PostcodeAddress, zipcode: string, addresses: readonly PostcodeAddress[]) => {
    form.set('prefecture', taken.prefecture);
    form.set('city', separate_city_and_area ? taken.city : `${taken.city}${taken.subarea}`);
    form.set('subarea', taken.subarea);
    setChoice({ zipcode, addresses, taken, filled: address() });
  };
  const lookUp = useMutation({
    mutationFn: (zipcode: string) => {
      const { address_lookup, api } = config();
      return addressesOf(address_lookup.url, zipcode, {
        visit: currentStay().signal,
        timeoutMs: api.timeout_ms,
      });
    },
    onSuccess: (found, asked) => {
      if (asked !== latest.current) {
        // The guest has changed the postcode meanwhile. Should this one be typed again, it is looked up again.
        if (asked === lastAsked.current) lastAsked.current = '';
        return;
      }
      // The guest has typed meanwhile: that is never replaced.
      if (address() !== before.current) return;
      const [first] = found ?? [];
      if (!found || !first) return;
      take(first, asked, found);
      const { current: control } = input;
      // Where there are others, the guest looks at them first.
      const isOnlyOne = found.length === 1;
      if (leadsOn.current && isOnlyOne && control && control === document.activeElement)
        focusNextField(control);
    },
  });
  const startLookUp = (asked: string) => {
    lastAsked.current = asked;
    before.current = address();
    lookUp.mutate(asked);
  };
  const isValid = rules.postcode(zipcode, true) === undefined;
  const isUnknown = lookUp.data?.length === 0 && lookUp.variables === zipcode;
  const others = choice?.zipcode === zipcode && choice.addresses.length > 1 ? choice : undefined;
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
            if (rules.postcode(typed, true) !== undefined || typed === lastAsked.current) return;
            leadsOn.current = isPressedOn(control);
            startLookUp(typed);
          }}
        />
        <Button
          action="postcode-search"
          icon={<SearchIcon />}
          pending={lookUp.isPending}
          disabled={!isValid}
          onPress={() => startLookUp(zipcode)}
        >
          {t('views.checkin.input_representative_view.postcode_search')}
        </Button>
      </div>
      <p role="status" className={`${styles.found} ${isUnknown ? styles.unknown : ''}`}>
        {isUnknown ? t('views.checkin.input_representative_view.postcode_unknown') : null}
        {others ? t('views.checkin.input_representative_view.postcode_others') : null}
      </p>
      {others ? (
        <Chips
          label={label}
          name={t('views.checkin.input_representative_view.postcode_others')}
          action="choose"
          chips={toldApart(others.addresses).map(({ address, name }) => ({
            value: inFull(address),
            label: name,
          }))}
          value={inFull(others.taken)}
          // What the guest has typed is never replaced.
          disabled={shown !== others.filled}
          isWhole
          onPick={(picked) => {
            const taken = others.addresses.find((each) => inFull(each) === picked);
            if (taken) take(taken, zipcode, others.addresses);
          }}
        />
      ) : null}
    </>
  );
}

/** The address in the form, to read now and as it is shown: the caller is drawn again when it changes. */
function useAddress({ guest, field }: Pick<GuestForm, 'guest' | 'field'>) {
  const read = () => FILLED.map((name) => guest()[name]).join('\n');
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = FILLED.map((name) => field(name).subscribe(changed));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [field],
  );
  return { read, shown: useSyncExternalStore(subscribe, read) };
}
