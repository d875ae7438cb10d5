import { useEffect } from 'react';
import { Screen } from '~/components/screen';
import { mailEndings, withEnding } from '~/fields/mail-endings';
import { normaliseMail, receiptMailErrors } from '~/fields/receipt-rules';
import type { PayingJourney } from '~/flow/payment';
import { bindField, inputProps } from '~/hooks/bind-field';
import { type FormErrors, submitter, useRulesForm } from '~/hooks/use-rules-form';
import { useUnfinished } from '~/hooks/use-unfinished';
import { session, updateSession } from '~/session/store';
import { Button } from '~/ui/button';
import { Chips } from '~/ui/chips';
import { Field } from '~/ui/field';
import { showFirstError } from '~/ui/show-first-error';
import { TextInput } from '~/ui/text-input';
import { useTexts } from '~/ui/texts';
import styles from './payment.module.css';
import { usePayment } from './use-payment';

type Mails = { readonly receiptMailAddress: string; readonly receiptMailAddressConfirm: string };

const FIELDS = { mail: 'receiptMailAddress', mailAgain: 'receiptMailAddressConfirm' } as const;

const receiptOf = (typed: Mails) => ({
  mail: typed.receiptMailAddress,
  mailAgain: typed.receiptMailAddressConfirm,
});

const errorsOf = (typed: Mails): FormErrors =>
  receiptMailErrors(receiptOf(typed)).map(([field, error]) => [FIELDS[field], error] as const);

/** The e-mail address for the receipt: entered twice, or left empty. Checked when the guest continues. */
export function ReceiptMail({ journey }: { readonly journey: PayingJourney }) {
  const { t } = useTexts();
  const { path, next, goTo } = usePayment(journey, 'receipt-mail');
  const { mail, mailAgain } = session().receipt;
  const form = useRulesForm<Mails>({
    defaultValues: { receiptMailAddress: mail, receiptMailAddressConfirm: mailAgain },
    errorsOf,
  });
  form.watch();
  // Saves the form on every change, so that nothing is lost however the guest leaves the screen.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => updateSession({ receipt: { ...session().receipt, ...receiptOf(values) } }),
      }),
    [form],
  );
  useUnfinished(() => void form.handleSubmit(() => undefined, showFirstError)());
  const input = (field: keyof Mails, label: string) => {
    const binding = bindField(form, field, { mode: 'onSubmit', normalise: normaliseMail });
    const endings = mailEndings(normaliseMail(binding.value), t('views.payment.receipt_mail_view.domains'));
    return (
      <Field label={label} error={binding.error} required={false}>
        {(control) => (
          <>
            <TextInput
              {...control}
              {...inputProps(binding)}
              keyboard="mail"
              lang="en"
              autoCapitalize="none"
              maxLength={254}
            />
            {endings.length === 0 ? null : (
              <Chips
                label={label}
                chips={endings.map((domain) => ({ value: domain, label: `@${domain}` }))}
                onPick={(domain) => {
                  binding.set(withEnding(normaliseMail(binding.value), domain));
                  // The chip is about to be removed; move the focus to the field.
                  document.getElementById(control.id)?.focus();
                }}
              />
            )}
          </>
        )}
      </Field>
    );
  };
  return (
    <Screen
      path={path}
      onSubmit={submitter(form, errorsOf, next)}
      actions={
        <>
          <Button action="main" look="main" type="submit">
            {t('app.next')}
          </Button>
          <Button action="change-name" onPress={() => goTo('receipt-name')}>
            {t('views.payment.receipt_mail_view.change_name')}
          </Button>
        </>
      }
    >
      <div className={styles.column}>
        <p className={styles.text}>{t('views.payment.receipt_mail_view.text')}</p>
        {input('receiptMailAddress', t('views.payment.receipt_mail_view.mail'))}
        {input('receiptMailAddressConfirm', t('views.payment.receipt_mail_view.mail_confirm'))}
      </div>
    </Screen>
  );
}
