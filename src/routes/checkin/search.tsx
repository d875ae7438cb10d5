import { queryOptions, useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '~/components/form-field';
import { NameSearch } from '~/components/name-search';
import { plainDigits } from '~/domain/digits';
import { useMemberBeforeSearch } from '~/features/checkin/member';
import { checkRows } from '~/fields/form-row';
import { FACILITY, PHONE_NUMBER, type SearchForm, searchRows } from '~/fields/search-form';
import { loadFacilities, lookUpReservation } from '~/flow/lookup';
import { rulesResolver } from '~/hooks/forms';
import { useConfig, useLocalised } from '~/hooks/use-config';
import { useHotelWords } from '~/hooks/use-hotel-words';
import { useReport } from '~/hooks/use-report';
import { type AppServices, useServices } from '~/hooks/use-services';
import { useOpening } from '~/hooks/use-session';
import type { Hotel } from '~/hotel/hotel';
import { resetForSearch } from '~/session/visit';
import { Button } from '~/ui/button';
import { Choices } from '~/ui/choices';
import { Notice } from '~/ui/notice';
import { Picker } from '~/ui/picker';
import { TextInput } from '~/ui/text-input';

export const Route = createFileRoute('/checkin/search')({
  onEnter: resetForSearch,
  component: Search,
});

function Search() {
  const { t } = useTranslation();
  const services = useServices();
  const config = useConfig();
  const { notices, display } = config;
  const localise = useLocalised();
  // Loads them for the next screen while the guest types.
  useHotelWords();
  const { form, rows } = useSearchForm(services);
  const attention = localise(notices.search_attention);
  return (
    <NameSearch
      form={form}
      rows={rows}
      lookUp={() => lookUpReservation(form.getValues(), services.hotel, config)}
      lead={t('views.checkin.search_view.lead')}
      button={t('views.checkin.search_view.button')}
      before={display.use_facility_selector ? <FacilityField form={form} /> : null}
      after={
        display.use_phone_number_in_search ? (
          <FormField form={form} name="phoneNumber" row={PHONE_NUMBER}>
            {(field, control) => (
              <TextInput {...control} {...field} clean={plainDigits} keyboard="phone" maxLength={20} />
            )}
          </FormField>
        ) : null
      }
    >
      {display.show_already_checked_in_message ? (
        <Notice>{t('views.checkin.search_view.already_checked_in')}</Notice>
      ) : null}
      {attention === '' ? null : <Notice>{attention}</Notice>}
    </NameSearch>
  );
}

/** The search form of the settings, with earlier input or the member's profile. */
function useSearchForm(services: AppServices) {
  const { display } = useConfig();
  const rows = searchRows({
    phoneNumber: display.use_phone_number_in_search,
    facility: display.use_facility_selector,
  });
  const form = useForm<SearchForm>({
    mode: 'onTouched',
    resolver: rulesResolver((typed) => checkRows(rows, typed)),
    defaultValues: useOpening((known) => ({
      reservationName: known.typedReservationName,
      phoneNumber: known.typedPhoneNumber,
      facilityId: known.facilityId ?? '',
    })),
  });
  const member = useMemberBeforeSearch(services);
  useEffect(() => {
    if (!member) return;
    const { reservationName, phoneNumber } = form.getValues();
    const kana = [member.lastKana, member.firstKana].filter(Boolean).join(' ');
    if (reservationName === '' && kana !== '') form.setValue('reservationName', kana);
    if (phoneNumber === '' && member.tel) form.setValue('phoneNumber', member.tel);
  }, [member, form]);

  return { form, rows };
}

const facilitiesQuery = (hotel: Hotel, language: string) =>
  queryOptions({
    queryKey: ['facilities', language],
    queryFn: () => loadFacilities(hotel),
    // The same for one visit; the next guest gets fresh ones.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** More facilities become a picker. */
const MOST_SIDE_BY_SIDE = 6;

function FacilityField({ form }: { readonly form: UseFormReturn<SearchForm> }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { hotel } = useServices();
  const report = useReport();
  const facilities = useQuery(facilitiesQuery(hotel, language));
  const { error } = facilities;
  const options = (facilities.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isFew = options.length > 0 && options.length <= MOST_SIDE_BY_SIDE;
  useEffect(() => {
    if (error) report(error);
  }, [error, report]);
  return (
    <FormField form={form} name="facilityId" row={FACILITY} group={isFew}>
      {(field, control) =>
        error && !facilities.isFetching ? (
          <Button action="reload" onPress={() => void facilities.refetch()}>
            {t('views.checkin.search_view.facilities_retry')}
          </Button>
        ) : isFew ? (
          <Choices {...field} options={options} control={control} />
        ) : (
          <Picker
            {...field}
            title={t(FACILITY.label)}
            groups={[{ heading: '', items: options }]}
            control={control}
          />
        )
      }
    </FormField>
  );
}
