import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '~/components/form-field';
import { Screen } from '~/components/screen';
import { checkRows } from '~/fields/form-row';
import { RECEIPT_NAME } from '~/fields/receipt-rules';
import { receiptNameOf } from '~/flow/pay';
import { rulesResolver } from '~/hooks/forms';
import { useConfig } from '~/hooks/use-config';
import { useNext } from '~/hooks/use-next';
import { useSnapshot } from '~/hooks/use-session';
import { updateReceipt } from '~/session/store';
import { showFirstError } from '~/ui/show-first-error';
import { TextInput } from '~/ui/text-input';

export function ReceiptName() {
  const { t } = useTranslation();
  const next = useNext();
  const config = useConfig();
  const standard = useSnapshot((known) => receiptNameOf(known, config));
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { name: standard },
    resolver: rulesResolver((typed) => checkRows([RECEIPT_NAME], typed)),
  });
  const submit = form.handleSubmit(({ name }) => {
    // An unchanged name stays the representative's and follows later corrections.
    if (name !== standard) updateReceipt({ name });
    void next();
  }, showFirstError);
  return (
    <Screen layout="short" onSubmit={submit} button={t('app.next')}>
      <FormField form={form} name="name" row={RECEIPT_NAME} controlName="receiptName">
        {(field, control) => <TextInput {...control} {...field} maxLength={100} dir="auto" />}
      </FormField>
    </Screen>
  );
}
