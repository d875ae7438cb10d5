import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ReturnHome } from '~/components/return-home';
import { Screen } from '~/components/screen';
import { Welcome } from '~/features/checkin/finish/arrival';
import { useConfig } from '~/hooks/use-config';
import { Scene } from '~/ui/scene';

export const Route = createFileRoute('/checkin/complete')({ component: Complete });

/** The last screen of a check-in without a QR code. */
function Complete() {
  const { t } = useTranslation();
  const { assets } = useConfig();
  return (
    <Screen layout="middle" button={t('views.checkin.complete_view.button')} aside={<ReturnHome />}>
      <Scene src={`${assets.url}/checkin.png`} look="art">
        <Welcome what={t('views.checkin.complete_view.key_hint')}>
          {t('views.checkin.complete_view.text')}
        </Welcome>
      </Scene>
    </Screen>
  );
}
