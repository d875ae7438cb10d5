import { useTranslation } from 'react-i18next';
import { takesCards } from '~/flow/payment-screens';
import { STEPS, type Step } from '~/flow/screen-row';
import type { ScreenPath } from '~/flow/screens';
import { stepsOf } from '~/flow/steps';
import { useConfig } from '~/hooks/use-config';
import { useOpeningOf } from '~/hooks/use-session';
import { CheckIcon } from '~/ui/icons';
import styles from './steps.module.css';

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
              {t(STEPS[step])}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
