import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type SearchForm, searchErrors } from '~/fields/search-form';
import { useConfig } from '~/hooks/use-config';
import { useRulesForm } from '~/hooks/use-rules-form';
import type { AppServices } from '~/hooks/use-services';
import { session } from '~/session/store';
import { isKnownBeforeSearch, memberQuery } from '../member';

/** The search form with the fields in the settings; prefilled with earlier input, else from the member's profile. */
export function useSearchForm(services: AppServices): {
  readonly form: UseFormReturn<SearchForm>;
  /** All required fields are filled in and valid. */
  readonly isComplete: boolean;
} {
  const { display } = useConfig();
  const { typedReservationName, typedPhoneNumber, facilityId } = session();
  const asks = { phoneNumber: display.use_phone_number_in_search, facility: display.use_facility_selector };
  const form = useRulesForm<SearchForm>({
    errorsOf: (typed) => searchErrors(typed, asks),
    defaultValues: {
      reservationName: typedReservationName,
      phoneNumber: typedPhoneNumber,
      facilityId: facilityId ?? '',
    },
  });
  const { data: member } = useQuery({ ...memberQuery(services), enabled: isKnownBeforeSearch() });
  useEffect(() => {
    if (!member) return;
    const { reservationName, phoneNumber } = form.getValues();
    const kana = [member.lastKana, member.firstKana].filter(Boolean).join(' ');
    if (reservationName === '' && kana !== '') form.setValue('reservationName', kana);
    if (phoneNumber === '' && member.tel) form.setValue('phoneNumber', member.tel);
  }, [member, form]);

  const isComplete = searchErrors(form.watch(), asks).length === 0;
  return { form, isComplete };
}
