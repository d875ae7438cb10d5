import { type Resolver, useForm } from 'react-hook-form';
import { Screen } from '~/components/screen';
import { mailConfirmError, mailError } from '~/fields/receipt-rules';
import type { PayingJourney } from '~/flow/payment';
import { asTextKey } from '~/i18n/as-text-key';
import { session, updateSession } from '~/session/store';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { showFirstError } from '~/ui/show-first-error';
import { TextInput } from '~/ui/text-input';
import { useTexts } from '~/ui/texts';
import styles from './payment.module.css';
import { usePayment } from './use-payment';

type Mails = { readonly receiptMailAddress: string; readonly receiptMailAddressConfirm: string };

const judge: Resolver<Mails> = (typed) => {
  const mail = typed.receiptMailAddress.trim();
  const again = typed.receiptMailAddressConfirm.trim();
  const error = mailError(mail);
  const confirmError = mailConfirmError(mail, again);
  if (!error && !confirmError) return { values: typed, errors: {} };
  return {
    values: {},
    errors: {
      ...(error ? { receiptMailAddress: { type: 'rule', message: error } } : {}),
      ...(confirmError ? { receiptMailAddressConfirm: { type: 'rule', message: confirmError } } : {}),
    },
  };
};

/** Where the receipt goes: an address entered twice, or none at all. Judged when the guest goes on. */
export function ReceiptMail({ journey }: { readonly journey: PayingJourney }) {
  const { t } = useTexts();
  const { path, next, goTo } = usePayment(journey, 'receipt-mail');
  const { mail } = session().receipt;
  const form = useForm<Mails>({
    defaultValues: { receiptMailAddress: mail, receiptMailAddressConfirm: mail },
    resolver: judge,
    mode: 'onSubmit',
  });
  const { errors } = form.formState;
  /** Either way on takes the address along, and only one that will do. */
  const submit = (goOn: () => void) =>
    form.handleSubmit((typed) => {
      updateSession({ receipt: { ...session().receipt, mail: typed.receiptMailAddress.trim() } });
      goOn();
    }, showFirstError);
  const input = (name: keyof Mails, label: string) => (
    <Field label={label} error={asTextKey(errors[name]?.message)} required={false}>
      {(control) => (
        <TextInput
          {...control}
          {...form.register(name)}
          keyboard="mail"
          lang="en"
          autoCapitalize="none"
          maxLength={254}
        />
      )}
    </Field>
  );
  return (
    <Screen
      path={path}
      onSubmit={submit(next)}
      actions={
        <>
          <Button action="main" look="main" type="submit">
            {t('app.next')}
          </Button>
          <Button action="change-name" onPress={submit(() => goTo('receipt-name'))}>
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
