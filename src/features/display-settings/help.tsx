import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { deviceId, heartbeatToken } from '~/device/device-id';
import { finishQuestion } from '~/flow/done';
import { canFinish } from '~/flow/open-screens';
import { isScreenPath, SCREENS, type ScreenPath } from '~/flow/screens';
import { useConfig, useLocalised } from '~/hooks/use-config';
import { useOpening, useSession } from '~/hooks/use-session';
import { sendReport } from '~/hotel/outside/report';
import { updateSession } from '~/session/store';
import { currentVisit, isCurrent } from '~/session/visit';
import { Button } from '~/ui/button';
import { DescriptionList } from '~/ui/description-list';
import { Dialog } from '~/ui/dialog';
import { BellIcon } from '~/ui/icons';
import styles from './panel.module.css';

/** The help: whom to ask and from which screen, a button to call staff, a button to end the journey. No guest data. */
export function HelpDialog() {
  const { t } = useTranslation();
  const localise = useLocalised();
  const { notices, kiosk } = useConfig();
  const navigate = useNavigate();
  const isSending = useSession((known) => known.isSending);
  const [asksToFinish, setAsksToFinish] = useState(false);
  const isOnTheWay = useOpening(
    ({ staffCalledAt: at }) => at !== undefined && performance.now() - at < ON_THEIR_WAY_MS,
  );
  const [call, setCall] = useState(isOnTheWay ? 'heard' : 'none');
  const beforeEnd = useSession(useShallow(finishQuestion));
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? '/' });
  const { title, code } = SCREENS[isScreenPath(path) ? path : '/'];
  const isHeard = call === 'heard';
  const press = async () => {
    setCall('under-way');
    setCall((await callStaff(kiosk.help_url, isScreenPath(path) ? path : '/404')) ? 'heard' : 'failed');
  };
  const close = () => updateSession({ displayPanel: 'closed' });
  const finish = () => void navigate({ to: '/', search: true });
  const canCall = kiosk.help_url !== '' && !isHeard;
  const isInJourney = canFinish(path);
  if (asksToFinish) return <FinishDialog onStay={close} onFinish={finish} />;
  return (
    <Dialog
      title={t('comfort.help_title')}
      size="sheet"
      onDismiss={close}
      actions={
        <>
          {canCall ? (
            <Button
              action="comfort-call"
              look="main"
              icon={<BellIcon />}
              pending={call === 'under-way'}
              onPress={() => void press()}
            >
              {t('comfort.help_call')}
            </Button>
          ) : null}
          {isInJourney ? (
            <Button
              action="finish"
              // A call that is being sent cannot be taken back.
              disabled={isSending}
              onPress={() => (beforeEnd ? setAsksToFinish(true) : finish())}
            >
              {t('dialogs.finish.button')}
            </Button>
          ) : null}
          {/* Gets the focus when the button above is gone. */}
          <Button
            key={String(isHeard)}
            action="comfort-close"
            look={canCall ? 'second' : 'main'}
            onPress={close}
            autoFocus
          >
            {t(isInJourney ? 'dialogs.back.cancel' : 'app.close')}
          </Button>
        </>
      }
    >
      <div className={styles.help}>
        <p role="status" className={styles.call} data-call={call}>
          {isHeard ? t('comfort.help_heard') : call === 'failed' ? t('comfort.help_failed') : null}
        </p>
        {isHeard ? null : <p>{localise(notices.help) || t('comfort.help_text')}</p>}
        {code === undefined ? null : (
          <DescriptionList
            look="grid"
            items={[
              {
                field: 'helpScreen',
                name: t('comfort.help_screen'),
                // An error screen has home's title, which says nothing.
                value: title === SCREENS['/'].title ? undefined : t(title),
              },
              { field: 'helpCode', name: t('comfort.help_code'), value: code, isDigits: true },
            ]}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Time after a call in which another one needs no sending, in ms: staff are on their way. */
const ON_THEIR_WAY_MS = 60_000;

/** Calls staff to this tablet and screen, without guest data. False if no server took the call. */
async function callStaff(url: string, screen: ScreenPath): Promise<boolean> {
  const visit = currentVisit();
  const isAnswered = await sendReport(url, await heartbeatToken(), {
    device: await deviceId(),
    screen,
  });
  if (isAnswered && isCurrent(visit)) updateSession({ staffCalledAt: performance.now() });
  return isAnswered;
}

/** Asks before the end of the visit, and names open or finished steps. */
function FinishDialog({ onStay, onFinish }: { readonly onStay: () => void; readonly onFinish: () => void }) {
  const { t } = useTranslation();
  // A queue can change the answer while the question stands.
  const known = useSession(useShallow(finishQuestion));
  const isSending = useSession((now) => now.isSending);
  return (
    <Dialog
      title={t('dialogs.finish.title')}
      urgency="alert"
      onDismiss={onStay}
      actions={
        <>
          <Button action="confirm" disabled={isSending} onPress={onFinish}>
            {t('dialogs.finish.confirm')}
          </Button>
          <Button action="cancel" look="main" onPress={onStay} autoFocus>
            {t('dialogs.back.cancel')}
          </Button>
        </>
      }
    >
      {known?.title ? <p className={styles.done}>{t(known.title)}</p> : null}
      {known ? <p>{t(known.text)}</p> : null}
    </Dialog>
  );
}
