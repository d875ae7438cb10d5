import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passedMs } from '~/clock/passed';
import { Screen } from '~/components/screen';
import { faultOf } from '~/errors/fault';
import styles from '~/features/checkout/checkout.module.css';
import { queueQuery } from '~/features/checkout/queue-query';
import { useConfig } from '~/hooks/use-config';
import { useNext } from '~/hooks/use-next';
import { useReport } from '~/hooks/use-report';
import { useServices } from '~/hooks/use-services';
import { useSnapshot } from '~/hooks/use-session';
import picture from '~/ui/art/wait.svg';
import { Button } from '~/ui/button';

export const Route = createFileRoute('/checkout/wait')({ component: Wait });

const MINUTE_MS = 60_000;

/** The queue for check-out: shows the guest's place and goes on at the guest's turn. */
function Wait() {
  const { t } = useTranslation();
  const { hotel } = useServices();
  const { history } = useRouter();
  const report = useReport();
  const next = useNext('replace');
  const config = useConfig();
  const requestId = useSnapshot(({ checkout }) => checkout?.requestId);
  const [leaving] = useState(() => new AbortController());
  // Created once: the waited time and the hotel's limits stay.
  const [query] = useState(() =>
    queueQuery({
      hotel,
      requestId,
      since: passedMs(),
      intervalMs: config.wait_interval,
      standardTimeoutMs: config.wait_timeout_minutes * MINUTE_MS,
      signal: leaving.signal,
    }),
  );
  const { data: answer, error } = useQuery(query);

  /** Goes back to the search once, past the guard that blocks Back here. */
  const backToSearch = () => {
    if (leaving.signal.aborted) return;
    // Now, not on unmount: later answers of the queue do not count.
    leaving.abort();
    history.back({ ignoreBlocker: true });
  };
  // Replaces this screen: Back from the rooms leads to the search.
  const goOn = useEffectEvent(() => void next());
  const giveUp = useEffectEvent((fault: unknown) => {
    if (leaving.signal.aborted || faultOf(fault).kind === 'dropped') return;
    report(fault);
    backToSearch();
  });
  const isCalled = answer?.isCalled === true;
  useEffect(() => {
    if (isCalled) goOn();
  }, [isCalled]);
  useEffect(() => {
    if (error) giveUp(error);
  }, [error]);

  const none = t('views.checkout.wait_view.none');
  const { ahead, minutes } = answer?.isCalled === false ? answer.place : { ahead: 0, minutes: 0 };
  return (
    <Screen
      layout="middle"
      aside={
        <Button action="cancel" onPress={backToSearch}>
          {t('views.checkout.wait_view.cancel')}
        </Button>
      }
    >
      <img className={styles.scene} src={picture} alt="" />
      <p className={styles.lead}>{t('views.checkout.wait_view.text')}</p>
      <dl className={styles.queue} aria-live="polite">
        {/* A dash says nothing aloud. */}
        <div className={styles.place} aria-hidden={ahead === 0}>
          <dt>{t('views.checkout.wait_view.wait_num')}</dt>
          <dd data-field="waitNum">
            {ahead === 0 ? none : t('views.checkout.wait_view.groups', { count: ahead })}
          </dd>
        </div>
        <div className={styles.place} aria-hidden={minutes === 0}>
          <dt>{t('views.checkout.wait_view.wait_time')}</dt>
          <dd data-field="waitTime">
            {minutes === 0 ? none : t('views.checkout.wait_view.minutes', { count: minutes })}
          </dd>
        </div>
      </dl>
    </Screen>
  );
}
