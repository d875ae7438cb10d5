import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isNameUnknown, NamesToTry } from '~/components/names-to-try';
import { ReservationNameField } from '~/components/reservation-name-field';
import { Screen } from '~/components/screen';
import { config } from '~/config/settings';
import { warnOfFailure } from '~/errors/fault';
import { lookUpReservation } from '~/flow/lookup';
import { useConfig } from '~/hooks/use-config';
import { useLocalised } from '~/hooks/use-localised';
import { useReport } from '~/hooks/use-report';
import { useServices } from '~/hooks/use-services';
import { useTask } from '~/hooks/use-task';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { SearchIcon } from '~/ui/screen-icons';
import { useTexts } from '~/ui/texts';
import { FacilityField } from './facility-field';
import { PhoneField } from './phone-field';
import styles from './search.module.css';
import { useSearchForm } from './use-search-form';

/** The screen on which the guest looks up the reservation to check in. */
export function Search() {
  const { t } = useTexts();
  const services = useServices();
  const { notices, display } = useConfig();
  const say = useLocalised();
  const navigate = useNavigate();
  const report = useReport();
  const { form, isComplete } = useSearchForm(services);
  const [refused, setRefused] = useState('');
  const search = useTask({
    work: () => lookUpReservation(form.getValues(), services.hotel, config()),
    onDone: (next) => navigate({ to: next, search: true }),
    onFailure: (error) => {
      warnOfFailure('The search failed', error);
      setRefused(isNameUnknown(error) ? form.getValues('reservationName') : '');
      report(error);
    },
  });
  const attention = say(notices.search_attention);
  return (
    <Screen
      path="/checkin/search"
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
          {t('views.checkin.search_view.button')}
        </Button>
      }
    >
      <div className={styles.search}>
        <p className={styles.lead}>{t('views.checkin.search_view.lead')}</p>
        {display.use_facility_selector ? <FacilityField form={form} services={services} /> : null}
        <ReservationNameField form={form} isFirst={!display.use_facility_selector} />
        {display.use_phone_number_in_search ? <PhoneField form={form} /> : null}
        <NamesToTry refused={refused} form={form} />
        {display.show_already_checked_in_message ? (
          <Notice>{t('views.checkin.search_view.already_checked_in')}</Notice>
        ) : null}
        {attention === '' ? null : <Notice>{attention}</Notice>}
      </div>
    </Screen>
  );
}
