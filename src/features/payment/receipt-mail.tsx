import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '~/components/form-field';
import { Screen } from '~/components/screen';
import {
  checkMails,
  MAIL,
  MAIL_AGAIN,
  type Mails,
  mailEndings,
  normaliseMail,
  withEnding,
} from '~/fields/receipt-rules';
import { rulesResolver, useSaved, useUnfinished } from '~/hooks/forms';
import { useSnapshot } from '~/hooks/use-session';
import { updateReceipt } from '~/session/store';
import { Button } from '~/ui/button';
import { Chips } from '~/ui/chips';
import { showFirstError } from '~/ui/show-first-error';
import { TextInput } from '~/ui/text-input';
import styles from './payment.module.css';
import { usePayment } from './use-payment';

/** The mail address for the receipt: typed twice or left empty. */
export function ReceiptMail() {
  const { t } = useTranslation();
  const { next, goTo } = usePayment();
  const { mail, mailAgain } = useSnapshot(({ receipt }) => receipt);
  const form = useForm<Mails>({ defaultValues: { mail, mailAgain }, resolver: rulesResolver(checkMails) });
  useSaved(form, updateReceipt);
  useUnfinished(form);
  return (
    <Screen
      layout="short"
      onSubmit={form.handleSubmit(() => void next(), showFirstError)}
      button={t('app.next')}
      aside={
        <Button action="change-name" onPress={() => goTo('receipt-name')}>
          {t('views.payment.receipt_mail_view.change_name')}
        </Button>
      }
    >
      <div className={styles.column}>
        <p className={styles.text}>{t('views.payment.receipt_mail_view.text')}</p>
        <MailField form={form} name="mail" controlName="receiptMailAddress" row={MAIL} />
        <MailField form={form} name="mailAgain" controlName="receiptMailAddressConfirm" row={MAIL_AGAIN} />
      </div>
    </Screen>
  );
}

/** One address; after an `@` usual endings appear. */
function MailField(props: {
  readonly form: UseFormReturn<Mails>;
  readonly name: keyof Mails;
  readonly controlName: string;
  readonly row: typeof MAIL;
}) {
  const { t } = useTranslation();
  return (
    <FormField {...props}>
      {(field, control) => {
        const address = normaliseMail(field.value);
        const endings = mailEndings(address, t('views.payment.receipt_mail_view.domains'));
        return (
          <>
            <TextInput
              {...control}
              {...field}
              keyboard="mail"
              lang="en"
              autoCapitalize="none"
              maxLength={254}
            />
            {endings.length === 0 ? null : (
              <Chips
                label={t(props.row.label)}
                chips={endings.map((domain) => ({ value: domain, label: `@${domain}` }))}
                onPick={(domain) => {
                  field.onChange(withEnding(address, domain));
                  // The chip disappears, so the focus moves to the field.
                  document.getElementById(control.id)?.focus();
                }}
              />
            )}
          </>
        );
      }}
    </FormField>
  );
}
