import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '~/components/form-field';
import { FACILITY, type SearchForm } from '~/fields/search-form';
import { loadFacilities } from '~/flow/facilities';
import { useReport } from '~/hooks/use-report';
import type { AppServices } from '~/hooks/use-services';
import type { Hotel } from '~/hotel/hotel';
import { Button } from '~/ui/button';
import { Choices } from '~/ui/choices';
import { Picker } from '~/ui/picker';
import { useTexts } from '~/ui/texts';

/** Query for the facilities, named in one language. */
export const facilitiesQuery = (hotel: Hotel, language: string) =>
  queryOptions({
    queryKey: ['facilities', language],
    queryFn: () => loadFacilities(hotel),
    // Facilities do not change during a visit; they are fetched again for the next guest.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** More facilities than these are a list of their own. */
const MOST_SIDE_BY_SIDE = 6;

/** Picks the facility at which the guest stays. */
export function FacilityField({
  form,
  services,
}: {
  readonly form: UseFormReturn<SearchForm>;
  readonly services: AppServices;
}) {
  const { t, language } = useTexts();
  const report = useReport();
  const facilities = useQuery(facilitiesQuery(services.hotel, language));
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
