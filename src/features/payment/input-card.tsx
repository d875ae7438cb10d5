import { useRouter } from '@tanstack/react-router';
import { type ComponentProps, useEffect, useLayoutEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '~/clock/today';
import { type FieldOfForm, FormField } from '~/components/form-field';
import { Missing } from '~/components/missing';
import { Screen } from '~/components/screen';
import {
  brandOf,
  CARD_NUMBER_LENGTH,
  type Card,
  groupDigits,
  HOLDER_NAME_LENGTH,
  passesLuhn,
} from '~/domain/card';
import { plainDigits } from '~/domain/digits';
import { cardRows, holderNameOf } from '~/fields/card-rules';
import { checkRows } from '~/fields/form-row';
import { rulesResolver } from '~/hooks/forms';
import { useConfig } from '~/hooks/use-config';
import { useNext } from '~/hooks/use-next';
import { useServices } from '~/hooks/use-services';
import { useSnapshot } from '~/hooks/use-session';
import { placeOf } from '~/platform/history-entry';
import { updateSession } from '~/session/store';
import { afterFrame } from '~/ui/after-frame';
import { Chips } from '~/ui/chips';
import { type ControlProps, FieldPairs } from '~/ui/field';
import { isPressedOn, placeAfter } from '~/ui/keypad/control';
import { useTypeAtOnce } from '~/ui/keypad/use-type-at-once';
import { Picker } from '~/ui/picker';
import { showFirstError } from '~/ui/show-first-error';
import { TextInput } from '~/ui/text-input';
import styles from './payment.module.css';

const EMPTY: Card = { number: '', expiryMonth: '', expiryYear: '', holderName: '', securityCode: '' };
const twoDigits = (number: number) => String(number).padStart(2, '0');
const MONTHS = Array.from({ length: 12 }, (_, index) => twoDigits(index + 1)).map((value) => ({
  value,
  label: value,
}));

/** The form for the card, which stays in memory until its token exists. */
export function InputCard() {
  const { t } = useTranslation();
  const { cardProvider } = useServices();
  const next = useNext();
  const { history } = useRouter();
  const { expiry_span_years } = useConfig().card;
  const rows = cardRows(today());
  const form = useForm<Card>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: useSnapshot(({ card }) => card ?? EMPTY),
    resolver: rulesResolver((typed) => checkRows(Object.values(rows), typed)),
  });
  const [expiryMonth, expiryYear] = useWatch({ control: form.control, name: ['expiryMonth', 'expiryYear'] });
  const booked = useSnapshot(({ reservation, checkout, typedReservationName }) => {
    const { reservationName = '' } = checkout ?? reservation ?? {};
    return holderNameOf([reservationName, typedReservationName]);
  });
  // After the first frame: the provider's document takes time to open.
  useEffect(() => afterFrame(() => cardProvider.prepare()), [cardProvider]);
  useEffect(() => updateSession({ cardEntryAt: placeOf(history.location) }), [history]);

  /** Opens the open month's list after a complete number; then the year's. */
  const [asksMonth, setAsksMonth] = useState(false);
  const [asksYear, setAsksYear] = useState(false);
  const onMonthBlur = () => {
    setAsksMonth(false);
    // A month expires by its year, which shows the error.
    if (expiryYear !== '') void form.trigger('expiryYear');
  };
  const thisYear = today().getFullYear();
  const years = Array.from({ length: expiry_span_years + 1 }, (_, index) => ({
    value: twoDigits((thisYear + index) % 100),
    label: String(thisYear + index),
  }));
  const submit = form.handleSubmit((card) => {
    updateSession({ card });
    void next();
  }, showFirstError);

  return (
    <Screen
      onSubmit={submit}
      button={t('app.next')}
      status={<Missing form={form} count={(typed) => checkRows(Object.values(rows), typed).errors.length} />}
    >
      <FieldPairs>
        <FormField form={form} name="number" row={rows.number} controlName="cardNumber">
          {(field, control) => (
            <CardNumber {...field} onWhole={() => setAsksMonth(expiryMonth === '')} control={control} />
          )}
        </FormField>
        <FormField form={form} name="expiryMonth" row={rows.expiryMonth} onBlur={onMonthBlur}>
          {(field, control) => (
            <Picker
              {...field}
              title={t(rows.expiryMonth.label)}
              groups={[{ heading: '', items: MONTHS }]}
              onPicked={() => setAsksYear(expiryYear === '')}
              isAsked={asksMonth}
              control={control}
            />
          )}
        </FormField>
        <FormField form={form} name="expiryYear" row={rows.expiryYear} onBlur={() => setAsksYear(false)}>
          {(field, control) => (
            <Picker
              {...field}
              title={t(rows.expiryYear.label)}
              groups={[{ heading: '', items: years }]}
              isAsked={asksYear}
              control={control}
            />
          )}
        </FormField>
        <FormField form={form} name="holderName" row={rows.holderName}>
          {(field, control) => (
            <>
              <TextInput
                {...control}
                {...field}
                keyboard="letters"
                lang="en"
                autoCapitalize="characters"
                maxLength={HOLDER_NAME_LENGTH}
              />
              {booked !== '' && field.value === '' ? (
                <Chips
                  label={t(rows.holderName.label)}
                  chips={[{ value: booked, label: booked }]}
                  isWhole
                  onPick={(name) => {
                    const isFocused = document.activeElement?.matches('[data-action="usual-answer"]');
                    field.onChange(name);
                    // The chip disappears, so the focus moves to the field.
                    if (isFocused) document.getElementById(control.id)?.focus();
                  }}
                />
              ) : null}
            </>
          )}
        </FormField>
        <FormField form={form} name="securityCode" row={rows.securityCode}>
          {(field, control) => <SecurityCode {...control} {...field} />}
        </FormField>
        <p className={styles.note}>{t('views.payment.input_card_view.privacy')}</p>
      </FieldPairs>
    </Screen>
  );
}

const digitsOf = (text: string) => plainDigits(text).replace(/\D/g, '');

/** The card number in groups with the card's brand. `onChange` gets digits only. */
function CardNumber({
  name,
  value,
  onChange,
  onWhole,
  onBlur,
  control,
}: FieldOfForm & {
  /** Called when a key of the on-screen keypad completes a valid number. */
  readonly onWhole: () => void;
  readonly control: ControlProps;
}) {
  const input = useTypeAtOnce(true);
  /** Digits before the cursor: a change of groups would move it to the end. */
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
        data-say="secret"
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

/** The security code behind dots. A password field would make the browser offer to store it. */
function SecurityCode(input: ComponentProps<typeof TextInput>) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <div className={`${styles.code} ${isShown ? '' : styles.masked}`}>
      <TextInput {...input} data-say="secret" keyboard="digits" clean={plainDigits} maxLength={4} />
      <button
        type="button"
        className={styles.show}
        data-action="show-code"
        aria-pressed={isShown}
        aria-label={t('views.payment.input_card_view.show_code_spoken')}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setShown(!isShown)}
      >
        {t('views.payment.input_card_view.show_code')}
      </button>
    </div>
  );
}
