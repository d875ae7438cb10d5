import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { anyChoice } from '~/fields/rules';
import { searchNameError, searchPhoneError } from '~/fields/search-rules';
import type { SearchForm } from '~/flow/lookup';
import { useConfig } from '~/hooks/use-config';
import type { AppServices } from '~/hooks/use-services';
import { session } from '~/session/store';
import { isKnownBeforeSearch, memberQuery } from '../member';

/** The search form as the hotel wants it: what was typed before stands in it, else what the point service knows. */
export function useSearchForm(services: AppServices): {
  readonly form: UseFormReturn<SearchForm>;
  /** Everything asked for is there and will do. */
  readonly isComplete: boolean;
} {
  const { display } = useConfig();
  const { typedReservationName, typedPhoneNumber, facilityId } = session();
  const form = useForm<SearchForm>({
    mode: 'onTouched',
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

  const values = form.watch();
  const isComplete =
    searchNameError(values.reservationName) === undefined &&
    (!display.use_phone_number_in_search || searchPhoneError(values.phoneNumber) === undefined) &&
    (!display.use_facility_selector || anyChoice(values.facilityId, true) === undefined);
  return { form, isComplete };
}
