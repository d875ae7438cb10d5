import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { isScreenPath, SCREENS } from '~/flow/screens';
import { useConfig } from '~/hooks/use-config';
import { useLocalised } from '~/hooks/use-localised';
import { updateSession } from '~/session/store';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Facts } from '~/ui/facts';
import { useTexts } from '~/ui/texts';
import { callStaff, isStaffOnTheWay } from './call-staff';
import styles from './panel.module.css';

/**
 * Says whom to ask for help, and names the current screen to tell them; shows no guest data. Where the hotel takes calls, a
 * button calls the staff.
 */
export function HelpDialog() {
  const { t } = useTexts();
  const say = useLocalised();
  const { notices, kiosk } = useConfig();
  const [call, setCall] = useState(isStaffOnTheWay() ? 'heard' : 'none');
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? '/' });
  const isHeard = call === 'heard';
  const press = async () => {
    setCall('under-way');
    setCall((await callStaff(isScreenPath(path) ? path : '/404')) ? 'heard' : 'failed');
  };
  const close = () => updateSession({ comfortPanel: 'closed' });
  const canCall = kiosk.help_url !== '' && !isHeard;
  return (
    <Dialog
      title={t('comfort.help_title')}
      onDismiss={close}
      actions={
        <>
          {/* Gets the focus back when the button beside it is gone. */}
          <Button
            key={String(isHeard)}
            action="comfort-close"
            look={canCall ? 'second' : 'main'}
            onPress={close}
            autoFocus
          >
            {t('app.close')}
          </Button>
          {canCall ? (
            <Button
              action="comfort-call"
              look="main"
              pending={call === 'under-way'}
              onPress={() => void press()}
            >
              {t('comfort.help_call')}
            </Button>
          ) : null}
        </>
      }
    >
      <p role="status" className={styles.call} data-call={call}>
        {isHeard ? t('comfort.help_heard') : call === 'failed' ? t('comfort.help_failed') : null}
      </p>
      {isHeard ? null : <p>{say(notices.help) || t('comfort.help_text')}</p>}
      <Facts
        facts={[
          {
            field: 'helpScreen',
            name: t('comfort.help_screen'),
            value: isScreenPath(path) ? t(SCREENS[path].title).replace('\n', ' ') : undefined,
          },
          { field: 'helpCode', name: t('comfort.help_code'), value: path === '/' ? 'home' : path.slice(1) },
        ]}
      />
    </Dialog>
  );
}
