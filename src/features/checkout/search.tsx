import { useNavigate } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import { NamesToTry, useRefusedNames } from '~/components/names-to-try';
import { ReservationNameField } from '~/components/reservation-name-field';
import { Screen } from '~/components/screen';
import { config } from '~/config/settings';
import { warnOfFailure } from '~/errors/fault';
import { checkRows } from '~/fields/form-row';
import { type SearchForm, searchRows } from '~/fields/search-form';
import { lookUpStay } from '~/flow/checkout-lookup';
import { rulesResolver } from '~/hooks/forms';
import { useReport } from '~/hooks/use-report';
import { useServices } from '~/hooks/use-services';
import { useTask } from '~/hooks/use-task';
import { session } from '~/session/store';
import { Button } from '~/ui/button';
import { SearchIcon } from '~/ui/screen-icons';
import { useTexts } from '~/ui/texts';
import styles from './checkout.module.css';

const NAME_ALONE = searchRows({ phoneNumber: false, facility: false });

/** The screen on which the guest looks up the stay to check out of. */
export function Search() {
  const { t } = useTexts();
  const services = useServices();
  const navigate = useNavigate();
  const report = useReport();
  const form = useForm<SearchForm>({
    mode: 'onTouched',
    resolver: rulesResolver((typed) => checkRows(NAME_ALONE, typed)),
    defaultValues: { reservationName: session().typedReservationName, phoneNumber: '', facilityId: '' },
  });
  const typed = useWatch({ control: form.control, compute: (typed: SearchForm) => typed });
  const isComplete = checkRows(NAME_ALONE, typed).errors.length === 0;
  const refusals = useRefusedNames();
  const search = useTask({
    work: () => lookUpStay(form.getValues('reservationName'), services.hotel, config()),
    onDone: (next) => navigate({ to: next, search: true }),
    onFailure: (error) => {
      warnOfFailure('The search failed', error);
      refusals.noteFailure(error, session().typedReservationName);
      report(error);
    },
  });
  const find = () => {
    if (isComplete) search.run();
  };
  return (
    <Screen
      path="/checkout/search"
      pending={search.isPending}
      onSubmit={find}
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
        <NamesToTry refusals={refusals} form={form} isSearching={search.isPending} onSearch={find} />
      </div>
    </Screen>
  );
}
