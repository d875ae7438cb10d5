import { Screen } from '~/components/screen';
import { config } from '~/config/settings';
import { withoutInvisible } from '~/domain/visible';
import { anyText } from '~/fields/rules';
import type { PayingJourney } from '~/flow/payment';
import { receiptNameOf } from '~/flow/receipt-name';
import { bindField, inputProps } from '~/hooks/bind-field';
import { type FormErrors, submitter, useRulesForm } from '~/hooks/use-rules-form';
import { session, updateSession } from '~/session/store';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { TextInput } from '~/ui/text-input';
import { useTexts } from '~/ui/texts';
import { usePayment } from './use-payment';

function errorsOf({ receiptName }: { readonly receiptName: string }): FormErrors {
  const error = anyText(receiptName, true);
  return error ? [['receiptName', error]] : [];
}

/** The form for the name on the receipt. */
export function ReceiptName({ journey }: { readonly journey: PayingJourney }) {
  const { t } = useTexts();
  const { path, next } = usePayment(journey, 'receipt-name');
  const form = useRulesForm({ defaultValues: { receiptName: receiptNameOf(session(), config()) }, errorsOf });
  form.watch();
  const name = bindField(form, 'receiptName', { mode: 'onTouched' });
  const submit = submitter(form, errorsOf, ({ receiptName }) => {
    updateSession({ receipt: { ...session().receipt, name: withoutInvisible(receiptName).trim() } });
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
      <Field
        label={t('views.payment.receipt_name_view.name')}
        hint={t('views.payment.receipt_name_view.name_hint')}
        error={name.error}
        required
      >
        {(control) => <TextInput {...control} {...inputProps(name)} maxLength={100} dir="auto" />}
      </Field>
    </Screen>
  );
}
