import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Screen } from '~/components/screen';
import { answerTo, faultOf } from '~/errors/fault';
import { useArrival } from '~/features/checkin/finish/arrival';
import styles from '~/features/checkin/finish/finish.module.css';
import { countriesQuery } from '~/features/checkin/guests/use-countries';
import { checkIn, isCheckinDelivered } from '~/flow/submit';
import { useConfig } from '~/hooks/use-config';
import { useReport } from '~/hooks/use-report';
import { useServices } from '~/hooks/use-services';
import { useTask } from '~/hooks/use-task';
import picture from '~/ui/art/key.svg';
import { DescriptionList } from '~/ui/description-list';
import { Scene } from '~/ui/scene';

export const Route = createFileRoute('/checkin/confirm-checkin')({ component: ConfirmCheckin });

function ConfirmCheckin() {
  const { t } = useTranslation();
  const services = useServices();
  const config = useConfig();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const report = useReport();
  const { name, stay } = useArrival();
  const checkin = useTask({
    work: () =>
      checkIn({
        hotel: services.hotel,
        config,
        countryTitles: async () => {
          const countries = await queryClient.ensureQueryData(countriesQuery(config));
          return new Map(countries.map(({ value, title }) => [value, title]));
        },
      }),
    onDone: (next) => navigate({ to: next, search: true, state: { isUnfinished: true } }),
    onFailure: (error) => {
      if (!isCheckinDelivered()) return report(error);
      // The check-in is done; the next screen says so and can ask for the rest again.
      report(error, 'views.checkin.complete_view.title');
      if (answerTo(faultOf(error)).show === 'dialog') void navigate({ to: '/checkin/qr', search: true });
    },
    blocksNavigation: true,
  });
  return (
    <Screen
      layout="middle"
      pending={checkin.isPending}
      button={t('views.checkin.confirm_checkin_view.button')}
      onPress={checkin.run}
    >
      <Scene src={picture}>
        <DescriptionList
          items={[
            {
              field: 'guest',
              name: t('views.checkin.guests_info_view.name'),
              value: name,
              after: t('views.checkin.check_reservation_view.honorific'),
              isLead: true,
            },
            ...stay,
          ]}
        />
        <p className={styles.text}>{t('views.checkin.confirm_checkin_view.text')}</p>
      </Scene>
    </Screen>
  );
}
