import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { config } from '~/config/bundle';
import { warnOfFailure } from '~/errors/log';
import { searchNameError } from '~/fields/search-rules';
import { lookUpStay } from '~/flow/checkout-lookup';
import type { SearchForm } from '~/flow/lookup';
import { session } from '~/session/store';
import { resetForSearch } from '~/session/visit';
import { Button } from '~/ui/button';
import { Screen } from '~/ui/screen';
import { SearchIcon } from '~/ui/screen-icons';
import { useTexts } from '~/ui/texts';
import { useReport } from '~/ui/use-report';
import { useTask } from '~/ui/use-task';
import { ReservationNameField } from '../-reservation-name-field';
import styles from './-checkout.module.css';

export const Route = createFileRoute('/checkout/search')({
  onEnter: resetForSearch,
  component: Search,
});

function Search() {
  const { t } = useTexts();
  const { journey } = Route.useRouteContext();
  const navigate = useNavigate();
  const report = useReport();
  const form = useForm<SearchForm>({
    mode: 'onTouched',
    defaultValues: { reservationName: session().typedReservationName, phoneNumber: '', facilityId: '' },
  });
  const isComplete = searchNameError(form.watch('reservationName')) === undefined;
  const search = useTask({
    work: () => lookUpStay(form.getValues('reservationName'), journey.hotel, config()),
    onDone: (next) => navigate({ to: next, search: true }),
    onFailure: (error) => {
      warnOfFailure('The search failed', error);
      report(error);
    },
  });
  return (
    <Screen
      path="/checkout/search"
      pending={search.isPending}
      onSubmit={() => {
        if (isComplete) search.run();
      }}
      actions={
        <Button
          action="main"
          look="main"
          type="submit"
          icon={<SearchIcon />}
          pending={search.isPending}
          disabled={!isComplete}
        >
          {t('views.checkout.search_view.button')}
        </Button>
      }
    >
      <div className={styles.column}>
        <p className={styles.lead}>{t('views.checkout.search_view.lead')}</p>
        <ReservationNameField form={form} />
      </div>
    </Screen>
  );
}
