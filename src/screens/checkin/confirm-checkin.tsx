import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { config } from '~/config/bundle';
import { checkIn } from '~/flow/submit';
import picture from '~/ui/art/key.svg';
import { Button } from '~/ui/button';
import { Screen } from '~/ui/screen';
import { useTexts } from '~/ui/texts';
import { useReport } from '~/ui/use-report';
import { useTask } from '~/ui/use-task';
import styles from './-finish.module.css';
import { countriesQuery } from './-use-countries';

export const Route = createFileRoute('/checkin/confirm-checkin')({ component: ConfirmCheckin });

function ConfirmCheckin() {
  const { t } = useTexts();
  const { journey } = Route.useRouteContext();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const report = useReport();
  const checkin = useTask({
    work: () =>
      checkIn({
        hotel: journey.hotel,
        config: config(),
        countryTitles: async () => {
          const countries = await queryClient.ensureQueryData(countriesQuery);
          return new Map(countries.map(({ value, title }) => [value, title]));
        },
      }),
    onDone: (next) => navigate({ to: next, search: true, state: { isUnfinished: true } }),
    onFailure: report,
    holdsGuest: true,
  });
  return (
    <Screen
      path="/checkin/confirm-checkin"
      layout="middle"
      pending={checkin.isPending}
      actions={
        <Button action="main" look="main" pending={checkin.isPending} onPress={checkin.run}>
          {t('views.checkin.confirm_checkin_view.button')}
        </Button>
      }
    >
      <img className={styles.picture} src={picture} alt="" />
      <p className={styles.text}>{t('views.checkin.confirm_checkin_view.text')}</p>
    </Screen>
  );
}
