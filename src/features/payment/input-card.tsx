import { useEffect, useState } from 'react';
import { today } from '~/clock/today';
import { Screen } from '~/components/screen';
import { type Card, HOLDER_NAME_LENGTH } from '~/domain/card';
import { plainDigits } from '~/domain/digits';
import { holderNameOf } from '~/fields/card-holder';
import { cardErrors, normaliseCard, normaliseHolder } from '~/fields/card-rules';
import { mendOf } from '~/fields/mend';
import type { PayingJourney } from '~/flow/payment';
import { bindField } from '~/hooks/bind-field';
import { useConfig } from '~/hooks/use-config';
import { submitter, useRulesForm } from '~/hooks/use-rules-form';
import { useServices } from '~/hooks/use-services';
import { session, updateSession } from '~/session/store';
import { afterFrame } from '~/ui/after-frame';
import { Button } from '~/ui/button';
import { Chips } from '~/ui/chips';
import { Field } from '~/ui/field';
import { Picker } from '~/ui/picker';
import { TextInput } from '~/ui/text-input';
import { useTexts } from '~/ui/texts';
import { CardNumber } from './card-number';
import styles from './payment.module.css';
import { SecurityCode } from './security-code';
import { usePayment } from './use-payment';

const EMPTY: Card = { number: '', expiryMonth: '', expiryYear: '', holderName: '', securityCode: '' };
const twoDigits = (number: number) => String(number).padStart(2, '0');
const MONTHS = Array.from({ length: 12 }, (_, index) => twoDigits(index + 1)).map((value) => ({
  value,
  label: value,
}));

const errorsOf = (card: Card) => Object.entries(cardErrors(normaliseCard(card), today()));

/** The form for the card. The card is held in memory only, and only until its token exists. */
export function InputCard({ journey }: { readonly journey: PayingJourney }) {
  const { t } = useTexts();
  const { cardProvider } = useServices();
  const { path, next, markCardEntry } = usePayment(journey, 'input-card');
  const { card: settings } = useConfig();
  const form = useRulesForm<Card>({
    defaultValues: session().card ?? EMPTY,
    errorsOf,
  });
  const card = form.watch();
  const [booked] = useState(() => {
    const { reservation, checkout, typedReservationName } = session();
    const { reservationName = '' } = checkout ?? reservation ?? {};
    return holderNameOf([reservationName, typedReservationName]);
  });
  // After the first frame: the browser takes its time to open the provider's document.
  useEffect(() => afterFrame(() => cardProvider.prepare()), [cardProvider]);
  useEffect(markCardEntry, [markCardEntry]);

  const number = bindField(form, 'number');
  const month = bindField(form, 'expiryMonth');
  const year = bindField(form, 'expiryYear');
  const holder = bindField(form, 'holderName', { normalise: normaliseHolder });
  const mend = holder.error && mendOf(holder.error, holder.value);
  const code = bindField(form, 'securityCode', { normalise: plainDigits });
  /** The number is whole and the month still open: its list opens next; then the year's. */
  const [asksMonth, setAsksMonth] = useState(false);
  const [asksYear, setAsksYear] = useState(false);
  const onMonthBlur = () => {
    setAsksMonth(false);
    month.onBlur();
    // Whether a month is over depends on the year, and the error is shown on the year.
    if (card.expiryYear !== '') void form.trigger('expiryYear');
  };
  const thisYear = today().getFullYear();
  const years = Array.from({ length: settings.expiry_span_years + 1 }, (_, index) => ({
    value: twoDigits((thisYear + index) % 100),
    label: String(thisYear + index),
  }));
  const submit = submitter(form, errorsOf, (entered) => {
    updateSession({ card: normaliseCard(entered) });
    next();
  });

  return (
    <Screen
      path={path}
      onSubmit={submit}
      actions={
        <Button action="main" look="main" type="submit">
          {t('app.next')}
        </Button>
      }
    >
      <div className={styles.form}>
        <Field label={t('views.payment.input_card_view.card_number')} error={number.error} required wide>
          {(control) => (
            <CardNumber
              value={card.number}
              onChange={number.set}
              onWhole={() => setAsksMonth(card.expiryMonth === '')}
              onBlur={number.onBlur}
              control={control}
            />
          )}
        </Field>
        <Field label={t('views.payment.input_card_view.expiry_month')} error={month.error} required>
          {(control) => (
            <Picker
              name="expiryMonth"
              title={t('views.payment.input_card_view.expiry_month')}
              groups={[{ heading: '', items: MONTHS }]}
              value={card.expiryMonth}
              onChange={month.set}
              onPicked={() => setAsksYear(card.expiryYear === '')}
              onBlur={onMonthBlur}
              isAsked={asksMonth}
              control={control}
            />
          )}
        </Field>
        <Field label={t('views.payment.input_card_view.expiry_year')} error={year.error} required>
          {(control) => (
            <Picker
              name="expiryYear"
              title={t('views.payment.input_card_view.expiry_year')}
              groups={[{ heading: '', items: years }]}
              value={card.expiryYear}
              onChange={year.set}
              onBlur={() => {
                setAsksYear(false);
                year.onBlur();
              }}
              isAsked={asksYear}
              control={control}
            />
          )}
        </Field>
        <Field
          label={t('views.payment.input_card_view.holder_name')}
          hint={t('views.payment.input_card_view.holder_name_hint')}
          error={holder.error}
          mend={mend && t(mend.text, { mark: mend.mark })}
          required
        >
          {(control) => (
            <>
              <TextInput
                {...control}
                name="holderName"
                keyboard="letters"
                lang="en"
                autoCapitalize="characters"
                maxLength={HOLDER_NAME_LENGTH}
                value={card.holderName}
                onChange={(event) => holder.set(event.target.value)}
                onBlur={holder.onBlur}
              />
              {booked !== '' && card.holderName === '' ? (
                <Chips
                  label={t('views.payment.input_card_view.holder_name')}
                  chips={[{ value: booked, label: booked }]}
                  isWhole
                  onPick={(name) => {
                    const isFocused = document.activeElement?.matches('[data-action="usual-answer"]');
                    holder.set(name);
                    // The chip is about to be removed; move the focus to the field.
                    if (isFocused) document.getElementById(control.id)?.focus();
                  }}
                />
              ) : null}
            </>
          )}
        </Field>
        <Field
          label={t('views.payment.input_card_view.security_code')}
          hint={t('views.payment.input_card_view.security_code_hint')}
          error={code.error}
          required
        >
          {(control) => (
            <SecurityCode
              {...control}
              value={card.securityCode}
              onChange={(event) => code.set(event.target.value)}
              onBlur={code.onBlur}
            />
          )}
        </Field>
        <p className={styles.note}>{t('views.payment.input_card_view.privacy')}</p>
      </div>
    </Screen>
  );
}
