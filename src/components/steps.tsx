import { useTranslation } from 'react-i18next';
import { takesCards } from '~/flow/payment-screens';
import type { Step } from '~/flow/screen-row';
import type { ScreenPath } from '~/flow/screens';
import { stepsOf } from '~/flow/steps';
import { useConfig } from '~/hooks/use-config';
import { useOpeningOf } from '~/hooks/use-session';
import type { TextKey } from '~/i18n/keys';
import { CheckIcon } from '~/ui/icons';
import styles from './steps.module.css';

const NAMES: Readonly<Record<Step, TextKey>> = {
  search: 'steps.search',
  reservation: 'steps.reservation',
  guests: 'steps.guests',
  agreement: 'steps.agreement',
  finish: 'steps.finish',
  payment: 'steps.payment',
  queue: 'steps.queue',
  rooms: 'steps.rooms',
  terms: 'steps.terms',
  checkout: 'steps.checkout',
};

/** The progress indicator of a journey. */
export function Steps({ path, current }: { readonly path: ScreenPath; readonly current: Step }) {
  const { t } = useTranslation();
  const config = useConfig();
  const steps = useOpeningOf(path, (known) => stepsOf(path, config, known));
  // Without cards the guest comes straight from the queue or the search and has skipped the steps between.
  if (current === 'payment' && !takesCards(config)) return null;
  const at = steps.indexOf(current);
  return (
    <nav className={styles.nav} aria-label={t('app.steps_label')}>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={`${styles.step} ${index < at ? styles.done : ''}`}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={styles.mark}>{index < at ? <CheckIcon size={16} /> : index + 1}</span>
            <span className={styles.name} data-of={`/ ${steps.length}`}>
              {t(NAMES[step])}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
