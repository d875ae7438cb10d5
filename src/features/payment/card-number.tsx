import { useLayoutEffect, useState } from 'react';
import { brandOf, CARD_NUMBER_LENGTH, groupDigits, passesLuhn } from '~/domain/card';
import { plainDigits } from '~/domain/digits';
import type { ControlProps } from '~/ui/field';
import { isPressedOn, placeAfter } from '~/ui/keypad/control';
import { useTypeAtOnce } from '~/ui/keypad/use-type-at-once';
import { TextInput } from '~/ui/text-input';
import styles from './payment.module.css';

const digitsOf = (text: string) => plainDigits(text).replace(/\D/g, '');

/** The card number, grouped as on the card, with the card's brand. `onChange` receives digits only. */
export function CardNumber({
  name,
  value,
  onChange,
  onWhole,
  onBlur,
  control,
}: {
  readonly name: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** Called when a key of the on-screen keypad has typed the last digit of a valid number. */
  readonly onWhole: () => void;
  readonly onBlur: () => void;
  readonly control: ControlProps;
}) {
  const input = useTypeAtOnce(true);
  /** How many digits are before the cursor; needed because the browser moves it to the end whenever the groups change. */
  const [cursor, setCursor] = useState<{ readonly digits: number }>();
  useLayoutEffect(() => {
    const field = input.current;
    if (!cursor || !field || document.activeElement !== field) return;
    const place = placeAfter(field.value, cursor.digits);
    field.setSelectionRange(place, place);
  }, [cursor, input]);
  return (
    <div className={styles.number}>
      <TextInput
        {...control}
        ref={input}
        name={name}
        keyboard="digits"
        type="tel"
        clean={digitsOf}
        maxLength={CARD_NUMBER_LENGTH}
        value={groupDigits(value)}
        onChange={({ target }) => onChange(digitsOf(target.value))}
        onSettle={(typed) => {
          setCursor({ digits: digitsOf(typed.value.slice(0, typed.selectionStart ?? undefined)).length });
          const digits = digitsOf(typed.value);
          if (isPressedOn(typed) && digits.length === CARD_NUMBER_LENGTH && passesLuhn(digits)) onWhole();
        }}
        onBlur={onBlur}
      />
      <span className={styles.brand} aria-live="polite">
        {brandOf(value)}
      </span>
    </div>
  );
}
