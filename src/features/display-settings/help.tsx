import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { deviceId, heartbeatToken } from '~/device/device-id';
import { beforeFinishing } from '~/flow/done';
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

/**
 * Says whom to ask for help, and names the current screen to tell them; shows no guest data. Where the hotel takes calls, a
 * button calls the staff. In a journey another one ends it.
 */
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
  const beforeEnd = useSession(useShallow(beforeFinishing));
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
              // What is being sent can no longer be taken back.
              disabled={isSending}
              onPress={() => (beforeEnd ? setAsksToFinish(true) : finish())}
            >
              {t('dialogs.finish.button')}
            </Button>
          ) : null}
          {/* Gets the focus back when the button above it is gone. */}
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
                // An error screen has the title of home, which says nothing of it.
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

/** For how long a call counts as just made, in ms: the staff are on their way, whoever of the party asks again. */
const ON_THEIR_WAY_MS = 60_000;

/**
 * Tells the staff which tablet needs them and on which screen; nothing of the guest. Returns false if no server has taken
 * the call.
 */
async function callStaff(url: string, screen: ScreenPath): Promise<boolean> {
  const visit = currentVisit();
  const isAnswered = await sendReport(url, await heartbeatToken(), {
    device: await deviceId(),
    screen,
  });
  if (isAnswered && isCurrent(visit)) updateSession({ staffCalledAt: performance.now() });
  return isAnswered;
}

/** Asks the guest to confirm the end of the visit, and says what is not done yet, or what is. */
function FinishDialog({ onStay, onFinish }: { readonly onStay: () => void; readonly onFinish: () => void }) {
  const { t } = useTranslation();
  // It may change while the question stands: a queue leads on by itself.
  const known = useSession(useShallow(beforeFinishing));
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
