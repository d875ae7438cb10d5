import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Screen } from '~/components/screen';
import { config } from '~/config/settings';
import { anySignal } from '~/domain/any-signal';
import { faultOf } from '~/errors/fault';
import { type QueuePlace, waitForCall } from '~/flow/wait';
import { useNext } from '~/hooks/use-next';
import { useReport } from '~/hooks/use-report';
import { useServices } from '~/hooks/use-services';
import { useSnapshot } from '~/hooks/use-snapshot';
import { currentStay } from '~/session/visit';
import picture from '~/ui/art/wait.svg';
import { Button } from '~/ui/button';
import { useTexts } from '~/ui/texts';
import styles from './checkout.module.css';

const MINUTE_MS = 60_000;

/** The queue for check-out: shows the guest's place in it, and goes on when it is their turn. */
export function Wait() {
  const { t } = useTexts();
  const services = useServices();
  const { history } = useRouter();
  const report = useReport();
  const next = useNext('/checkout/wait', 'replace');
  const requestId = useSnapshot(({ checkout }) => checkout?.requestId);
  const [place, setPlace] = useState<QueuePlace>({ ahead: 0, minutes: 0 });
  const wait = useRef<AbortController>(undefined);
  /** Goes back to the search, at most once. Ignores the guard, which blocks back navigation on this screen. */
  const backToSearch = useCallback(() => {
    if (!wait.current || wait.current.signal.aborted) return;
    // Aborts now, not on unmount: answers of the queue from here on must be ignored.
    wait.current.abort();
    history.back({ ignoreBlocker: true });
  }, [history]);

  const goOn = useEffectEvent(() => void next());
  // Depends on the language: a guest who changes it keeps the place in the queue and the time waited.
  const giveUp = useEffectEvent((error: unknown) => {
    report(error);
    backToSearch();
  });

  useEffect(() => {
    const leaving = new AbortController();
    wait.current = leaving;
    const { signal: stay } = currentStay();
    const { wait_interval, wait_timeout_minutes } = config();
    waitForCall({
      hotel: services.hotel,
      requestId,
      intervalMs: wait_interval,
      standardTimeoutMs: wait_timeout_minutes * MINUTE_MS,
      signal: anySignal([leaving.signal, stay]),
      onPlace: setPlace,
    }).then(
      (isCalled) => {
        // Replaces this screen, so that going back from the rooms leads to the search, not to the queue.
        if (isCalled && !stay.aborted) goOn();
      },
      (error: unknown) => {
        if (leaving.signal.aborted || stay.aborted || faultOf(error).kind === 'dropped') return;
        giveUp(error);
      },
    );
    return () => leaving.abort();
  }, [services, requestId]);

  const none = t('views.checkout.wait_view.none');
  return (
    <Screen
      path="/checkout/wait"
      layout="middle"
      actions={
        <Button action="cancel" onPress={backToSearch}>
          {t('views.checkout.wait_view.cancel')}
        </Button>
      }
    >
      <img className={styles.scene} src={picture} alt="" />
      <p className={styles.lead}>{t('views.checkout.wait_view.text')}</p>
      <dl className={styles.queue} aria-live="polite">
        <div className={styles.place}>
          <dt>{t('views.checkout.wait_view.wait_num')}</dt>
          <dd data-field="waitNum">
            {place.ahead === 0 ? none : t('views.checkout.wait_view.groups', { count: place.ahead })}
          </dd>
        </div>
        <div className={styles.place}>
          <dt>{t('views.checkout.wait_view.wait_time')}</dt>
          <dd data-field="waitTime">
            {place.minutes === 0 ? none : t('views.checkout.wait_view.minutes', { count: place.minutes })}
          </dd>
        </div>
      </dl>
    </Screen>
  );
}
