import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { faultOf } from '~/errors/fault';
import { anyChoice } from '~/fields/rules';
import type { SearchForm } from '~/flow/lookup';
import { calls } from '~/hotel/calls';
import { updateSession } from '~/session/store';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Picker } from '~/ui/picker';
import { useTexts } from '~/ui/texts';
import type { Journey } from '../-journey';

/** Which of the houses the guest stays at. */
export function FacilityField({
  form,
  journey,
}: {
  readonly form: UseFormReturn<SearchForm>;
  readonly journey: Journey;
}) {
  const { t, i18n } = useTexts();
  const facilities = useQuery({
    queryKey: ['facilities', i18n.language],
    queryFn: () => journey.hotel.ask(calls.facilities, undefined),
    // Houses do not change while a guest stands there; the next guest asks anew.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { error } = facilities;
  useEffect(() => {
    if (!error || faultOf(error).kind === 'dropped') return;
    updateSession({
      errorDialog: {
        title: t('views.checkin.search_view.facilities_error'),
        text: t('views.checkin.search_view.facilities_error_message'),
      },
    });
  }, [error, t]);
  const chosen = form.watch('facilityId');
  const judge = (id: string) => anyChoice(id, true);
  form.register('facilityId', { validate: (id) => judge(id) === undefined });
  return (
    <Field
      label={t('views.checkin.search_view.facility')}
      error={form.formState.errors.facilityId ? judge(chosen) : undefined}
      required
    >
      {(control) =>
        error && !facilities.isFetching ? (
          <Button action="reload" onPress={() => void facilities.refetch()}>
            {t('views.checkin.search_view.facilities_retry')}
          </Button>
        ) : (
          <Picker
            name="facilityId"
            title={t('views.checkin.search_view.facility')}
            groups={[
              {
                heading: '',
                items: (facilities.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
              },
            ]}
            value={chosen}
            onChange={(id) => form.setValue('facilityId', id, { shouldValidate: true })}
            onBlur={() => void form.trigger('facilityId')}
            control={control}
          />
        )
      }
    </Field>
  );
}
