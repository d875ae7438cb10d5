import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { config } from '~/config/settings';
import { toHalfDigits } from '~/domain/kana';
import * as rules from '~/fields/rules';
import { addressesOf } from '~/flow/postcode';
import { useConfig } from '~/hooks/use-config';
import type { PostcodeAddress } from '~/hotel/outside/postcode';
import { currentStay } from '~/session/visit';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { useNeedsKeypad } from '~/ui/keypad/needs-keypad';
import { focusNextField } from '~/ui/keypad/place';
import { SearchIcon } from '~/ui/screen-icons';
import { TextInput } from '~/ui/text-input';
import { useTexts } from '~/ui/texts';
import type { GuestForm } from './guest-form';
import styles from './postcode-input.module.css';

/**
 * A postcode field that fills in the address: automatically after the seventh digit, or by its button. Of a postcode
 * without an address it says what to do; a failed look-up is not mentioned, since the guest can type the address instead.
 */
export function PostcodeInput({
  common,
  form: { set, guest },
}: {
  readonly common: ComponentProps<typeof TextInput> & { readonly value: string };
  readonly form: Pick<GuestForm, 'set' | 'guest'>;
}) {
  const { t } = useTexts();
  const [choices, setChoices] = useState<readonly PostcodeAddress[]>([]);
  const { separate_city_and_area } = useConfig().display;
  const focusesNext = useNeedsKeypad();
  const input = useRef<HTMLInputElement>(null);
  const zipcode = toHalfDigits(common.value);
  const lastAsked = useRef(zipcode);
  const latest = useRef(zipcode);
  /** The address when the look-up began. */
  const before = useRef('');
  const address = () => {
    const { prefecture, city, subarea } = guest();
    return [prefecture, city, subarea].join('\n');
  };
  useLayoutEffect(() => {
    latest.current = zipcode;
  });
  /** Fills in the address; the form ignores fields it does not show. */
  const fillIn = ({ prefecture, city, subarea }: PostcodeAddress) => {
    setChoices([]);
    set('prefecture', prefecture);
    set('city', separate_city_and_area ? city : `${city}${subarea}`);
    set('subarea', subarea);
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
      const [only] = found ?? [];
      if (found && found.length > 1) setChoices(found);
      else if (only) {
        fillIn(only);
        const { current: control } = input;
        if (focusesNext && control && control === document.activeElement) focusNextField(control);
      }
    },
  });
  const startLookUp = (asked: string) => {
    lastAsked.current = asked;
    before.current = address();
    lookUp.mutate(asked);
  };
  const isValid = rules.postcode(zipcode, true) === undefined;
  return (
    <div className={styles.postcode}>
      <TextInput
        {...common}
        ref={input}
        digitsOnly
        keyboard="digits"
        maxLength={8}
        onSettle={({ value }) => {
          const typed = toHalfDigits(value);
          if (rules.postcode(typed, true) === undefined && typed !== lastAsked.current) startLookUp(typed);
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
      <p role="status" className={styles.unknown}>
        {lookUp.data?.length === 0 && lookUp.variables === zipcode
          ? t('views.checkin.input_representative_view.postcode_unknown')
          : null}
      </p>
      {choices.length > 0 ? (
        <Dialog
          title={t('views.checkin.input_representative_view.postcode_choose')}
          onDismiss={() => setChoices([])}
          actions={
            <Button action="cancel" onPress={() => setChoices([])}>
              {t('app.close')}
            </Button>
          }
        >
          <ul className={styles.choices}>
            {choices.map((address) => (
              <li key={`${address.prefecture}${address.city}${address.subarea}`}>
                <Button action="choose" onPress={() => fillIn(address)}>
                  {`${address.prefecture}${address.city}${address.subarea}`}
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </div>
  );
}
