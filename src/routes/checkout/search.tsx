import { createFileRoute } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NameSearch } from '~/components/name-search';
import { checkRows } from '~/fields/form-row';
import { type SearchForm, searchRows } from '~/fields/search-form';
import { lookUpStay } from '~/flow/checkout-lookup';
import { rulesResolver } from '~/hooks/forms';
import { useConfig } from '~/hooks/use-config';
import { useServices } from '~/hooks/use-services';
import { useOpening } from '~/hooks/use-session';
import { resetForSearch } from '~/session/visit';

export const Route = createFileRoute('/checkout/search')({
  onEnter: resetForSearch,
  component: Search,
});

const NAME_ALONE = searchRows({ phoneNumber: false, facility: false });

function Search() {
  const { t } = useTranslation();
  const { hotel } = useServices();
  const config = useConfig();
  const reservationName = useOpening((known) => known.typedReservationName);
  const form = useForm<SearchForm>({
    mode: 'onTouched',
    resolver: rulesResolver((typed) => checkRows(NAME_ALONE, typed)),
    defaultValues: { reservationName, phoneNumber: '', facilityId: '' },
  });
  return (
    <NameSearch
      form={form}
      rows={NAME_ALONE}
      lookUp={() => lookUpStay(form.getValues('reservationName'), hotel, config)}
      lead={t('views.checkout.search_view.lead')}
      button={t('views.checkout.search_view.button')}
    />
  );
}
