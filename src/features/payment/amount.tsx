import { formatYen } from '~/domain/money';
import { DescriptionList } from '~/ui/description-list';
import { useTexts } from '~/ui/texts';

/** What a guest pays or has paid, in yen, in large figures; renders nothing where it is 0 or not known. */
export function Amount({ yen }: { readonly yen: number | undefined }) {
  const { t } = useTexts();
  return (
    <DescriptionList
      look="receipt"
      items={[
        {
          field: 'paymentAmount',
          name: t('views.payment.check_payment_view.amount'),
          value: yen ? formatYen(yen) : undefined,
          isLead: true,
        },
      ]}
    />
  );
}
