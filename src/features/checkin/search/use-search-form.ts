import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { checkRows } from '~/fields/form-row';
import { type SearchForm, searchRows } from '~/fields/search-form';
import { rulesResolver } from '~/hooks/rules-resolver';
import { useConfig } from '~/hooks/use-config';
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
  const rows = searchRows({
    phoneNumber: display.use_phone_number_in_search,
    facility: display.use_facility_selector,
  });
  const form = useForm<SearchForm>({
    mode: 'onTouched',
    resolver: rulesResolver((typed) => checkRows(rows, typed)),
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

  const typed = useWatch({ control: form.control, compute: (typed: SearchForm) => typed });
  const isComplete = checkRows(rows, typed).errors.length === 0;
  return { form, isComplete };
}
