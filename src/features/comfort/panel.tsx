import { type Comfort, TEXT_SIZES, type TextSize } from '~/domain/comfort';
import { useSession } from '~/hooks/use-session';
import type { TextKey } from '~/i18n/keys';
import { session, updateSession } from '~/session/store';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { useTexts } from '~/ui/texts';
import { Choices } from './choices';
import { BellIcon, ContrastIcon, LowerIcon } from './icons';
import { LanguageChoices } from './languages';
import styles from './panel.module.css';

const SIZE_NAMES: Readonly<Record<TextSize, TextKey>> = {
  1: 'comfort.text_usual',
  2: 'comfort.text_larger',
  3: 'comfort.text_largest',
};

const change = (some: Partial<Comfort>) => updateSession({ comfort: { ...session().comfort, ...some } });
const close = () => updateSession({ comfortPanel: 'closed' });

/** The accessibility options, at the bottom of the screen so that seated guests can reach them. Each applies at once. */
export function ComfortPanel() {
  const { t } = useTexts();
  const comfort = useSession((known) => known.comfort);
  return (
    <Dialog
      title={t('comfort.title')}
      size="sheet"
      onDismiss={close}
      actions={
        <>
          <Button
            action="comfort-help"
            icon={<BellIcon />}
            onPress={() => updateSession({ comfortPanel: 'help' })}
          >
            {t('comfort.help')}
          </Button>
          <Button action="comfort-close" look="main" onPress={close} autoFocus>
            {t('comfort.done')}
          </Button>
        </>
      }
    >
      <div className={styles.choices}>
        <LanguageChoices />
        <Choices name={t('comfort.text')}>
          {TEXT_SIZES.map((size) => (
            <button
              key={size}
              type="button"
              className={`${styles.choice} ${styles.size}`}
              data-action={`comfort-text-${size}`}
              aria-pressed={comfort.text === size}
              onClick={() => change({ text: size })}
            >
              <span className={styles.letter} data-size={size} aria-hidden="true">
                {t('comfort.letter')}
              </span>
              {t(SIZE_NAMES[size])}
            </button>
          ))}
        </Choices>
        <Choices name={t('comfort.screen')}>
          <button
            type="button"
            className={styles.choice}
            data-action="comfort-contrast"
            aria-pressed={comfort.highContrast}
            onClick={() => change({ highContrast: !comfort.highContrast })}
          >
            <ContrastIcon />
            {t('comfort.contrast')}
          </button>
          <button
            type="button"
            className={styles.choice}
            data-action="comfort-low"
            aria-pressed={comfort.isLow}
            onClick={() => change({ isLow: !comfort.isLow })}
          >
            <LowerIcon />
            {t('comfort.low')}
          </button>
        </Choices>
      </div>
    </Dialog>
  );
}
