import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReturnHome } from '~/components/return-home';
import { Screen, type ScreenProps } from '~/components/screen';
import type { CheckinCode } from '~/domain/checkin-code';
import { qrText, qrValues, UNSETTLED_FACTORS } from '~/domain/qr';
import { CodeBeside, useArrival, Welcome } from '~/features/checkin/finish/arrival';
import { readOutcome } from '~/flow/submit';
import { useConfig } from '~/hooks/use-config';
import { useNext } from '~/hooks/use-next';
import { useQrSize } from '~/hooks/use-qr-size';
import { useReport } from '~/hooks/use-report';
import { useServices } from '~/hooks/use-services';
import { useSession, useSnapshot } from '~/hooks/use-session';
import { useTask } from '~/hooks/use-task';
import { Button } from '~/ui/button';
import { Scene } from '~/ui/scene';

export const Route = createFileRoute('/checkin/qr')({ component: Qr });

/** The last screen of a check-in with a QR code. The guest is checked in even without a code to show. */
function Qr() {
  const known = useSession(({ checkinCode }) => checkinCode);
  // After the visit the screen keeps its code until it unmounts.
  const [code, setCode] = useState(known);
  if (known && known !== code) setCode(known);
  return code ? <CodeShown code={code} /> : <CodeMissing />;
}

function CodeShown({ code }: { readonly code: CheckinCode }) {
  const { t } = useTranslation();
  const { qr_code, display } = useConfig();
  const { facilityName } = useArrival();
  // Without factors in the settings it uses the unsettled code's, which the front desk can read.
  const factors = qr_code.factors.length > 0 ? qr_code.factors : UNSETTLED_FACTORS;
  const text = useSnapshot(({ reservation }) => qrText(factors, qrValues(code, reservation)));
  const size = useQrSize(text);
  if (size === undefined) return <WithoutCode />;
  return (
    <Screen layout="middle" button={t('views.checkin.qr_view.button')} aside={<ReturnHome />}>
      <CodeBeside
        text={text}
        size={size}
        facilityName={display.show_facility_name_on_qr ? facilityName : undefined}
      >
        <Welcome what={t('views.checkin.qr_view.photo')}>{t('views.checkin.qr_view.text')}</Welcome>
      </CodeBeside>
    </Screen>
  );
}

/** The check-in is done, but the code is missing; a button asks for it again. */
function CodeMissing() {
  const { t } = useTranslation();
  const { hotel } = useServices();
  const config = useConfig();
  const navigate = useNavigate();
  const report = useReport();
  const reading = useTask({
    work: () => readOutcome({ hotel, config }),
    onDone: (next) => (next === '/checkin/qr' ? undefined : navigate({ to: next, search: true })),
    onFailure: (error) => report(error, 'views.checkin.complete_view.title'),
  });
  return (
    <WithoutCode
      pending={reading.isPending}
      aside={
        <Button action="reload" pending={reading.isPending} onPress={reading.run}>
          {t('views.error_view.retry')}
        </Button>
      }
    />
  );
}

/** Welcomes a checked-in guest without a readable code. */
function WithoutCode({ pending = false, aside }: Pick<ScreenProps, 'pending' | 'aside'>) {
  const { t } = useTranslation();
  const { assets } = useConfig();
  const next = useNext();
  return (
    <Screen
      title="views.checkin.complete_view.title"
      layout="middle"
      pending={pending}
      aside={
        <>
          {/* The screen's own button would be off during the call, and the guest may leave. */}
          <Button action="main" look="main" onPress={next}>
            {t('views.checkin.qr_view.button')}
          </Button>
          {aside}
          <ReturnHome />
        </>
      }
    >
      <Scene src={`${assets.url}/checkin.png`} look="art">
        <Welcome what={t('views.checkin.complete_view.key_hint')}>
          {t('views.checkin.qr_view.no_code')}
        </Welcome>
      </Scene>
    </Screen>
  );
}
