import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '~/components/screen';
import { readableName } from '~/domain/kana';
import { useMember } from '~/features/checkin/member';
import { useStayDescriptions } from '~/features/checkin/stay-descriptions';
import { prepareParty } from '~/flow/party';
import { useConfig, useLocalised } from '~/hooks/use-config';
import { useNext } from '~/hooks/use-next';
import { useReport } from '~/hooks/use-report';
import { useServices } from '~/hooks/use-services';
import { useSnapshot } from '~/hooks/use-session';
import { useTask } from '~/hooks/use-task';
import { Button } from '~/ui/button';
import { DescriptionList } from '~/ui/description-list';
import { MessageDialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { wordsOf } from '~/ui/parts';

export const Route = createFileRoute('/checkin/check-reservation')({ component: CheckReservation });

function CheckReservation() {
  const { t } = useTranslation();
  const config = useConfig();
  const { display, notices } = config;
  const localise = useLocalised();
  const reservation = useSnapshot((session) => session.reservation);
  const next = useNext();
  const [showsHelp, setShowsHelp] = useState(false);
  const attention = localise(notices.reservation_attention);
  const stay = useStayDescriptions(reservation);

  const services = useServices();
  const report = useReport();
  const member = useMember(services);
  const proceed = useTask({
    work: (signal) => prepareParty({ hotel: services.hotel, config, member }, signal),
    onDone: next,
    onFailure: report,
  });
  return (
    <Screen
      layout="short"
      pending={proceed.isPending}
      button={t('views.checkin.check_reservation_view.button')}
      onPress={proceed.run}
      aside={
        display.show_reservation_help ? (
          <Button action="help" look="quiet" onPress={() => setShowsHelp(true)}>
            {t('views.checkin.check_reservation_view.help_link')}
          </Button>
        ) : null
      }
    >
      <DescriptionList
        items={[
          {
            field: 'facilityName',
            name: t('views.checkin.check_reservation_view.facility_name'),
            value: display.use_facility_selector ? reservation.facilityName : undefined,
          },
          {
            field: 'reservationName',
            name: t('views.checkin.check_reservation_view.reservation_name'),
            value: readableName(reservation.reservationName),
            parts: wordsOf(readableName(reservation.reservationName)),
            after: t('views.checkin.check_reservation_view.honorific'),
            isLead: true,
          },
          ...stay,
        ]}
      />
      {attention === '' ? null : <Notice>{attention}</Notice>}
      {showsHelp ? (
        <MessageDialog
          title={t('views.checkin.check_reservation_view.help_title')}
          onClose={() => setShowsHelp(false)}
        >
          {t('views.checkin.check_reservation_view.help_text')}
        </MessageDialog>
      ) : null}
    </Screen>
  );
}
