import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyDisplaySettings } from '~/device/display-settings';
import { TEXT_SIZES, type TextSize } from '~/domain/display-settings';
import type { Language } from '~/domain/languages';
import { useLanguageChoices, useSettings } from '~/hooks/use-config';
import { useSession } from '~/hooks/use-session';
import type { TextKey } from '~/i18n/keys';
import { switchLanguage } from '~/i18n/texts';
import { updateDisplaySettings, updateSession } from '~/session/store';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Icon, type IconProps } from '~/ui/icons';
import { HelpDialog } from './help';
import styles from './panel.module.css';

// Early enough: only this feature changes the display settings.
applyDisplaySettings();

/** The panel over a screen: display settings or help. */
export default function DisplaySettingsDialog() {
  const panel = useSession((known) => known.displayPanel);
  if (panel === 'closed') return null;
  return panel === 'help' ? <HelpDialog /> : <DisplaySettingsPanel />;
}

const SIZE_NAMES: Readonly<Record<TextSize, TextKey>> = {
  1: 'comfort.text_usual',
  2: 'comfort.text_larger',
  3: 'comfort.text_largest',
};

const close = () => updateSession({ displayPanel: 'closed' });

/** At the bottom, within reach of seated guests. Each choice applies at once. */
function DisplaySettingsPanel() {
  const { t } = useTranslation();
  const displaySettings = useSession((known) => known.displaySettings);
  return (
    <Dialog
      title={t('comfort.title')}
      size="sheet"
      onDismiss={close}
      actions={
        <Button action="comfort-close" look="main" onPress={close} autoFocus>
          {t('comfort.done')}
        </Button>
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
              aria-pressed={displaySettings.text === size}
              onClick={() => updateDisplaySettings({ text: size })}
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
            aria-pressed={displaySettings.highContrast}
            onClick={() => updateDisplaySettings({ highContrast: !displaySettings.highContrast })}
          >
            <ContrastIcon />
            {t('comfort.contrast')}
          </button>
          <button
            type="button"
            className={styles.choice}
            data-action="comfort-low"
            aria-pressed={displaySettings.isLow}
            onClick={() => updateDisplaySettings({ isLow: !displaySettings.isLow })}
          >
            <LowerIcon />
            {t('comfort.low')}
          </button>
        </Choices>
      </div>
    </Dialog>
  );
}

function Choices({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: WebKit lays no legend out beside what it names.
    <div className={styles.group} role="group" aria-labelledby={id}>
      <p id={id} className={styles.name}>
        {name}
      </p>
      <div className={styles.row}>{children}</div>
    </div>
  );
}

/** The hotel's languages by their own names; nothing if guests choose none. */
function LanguageChoices() {
  const { t, i18n } = useTranslation();
  const { language: shown } = i18n;
  const choices = useLanguageChoices();
  const overlays = useSettings((known) => known.overlays);
  const [chosen, setChosen] = useState<Language>();
  if (choices.length === 0) return null;
  const choose = (language: Language) => {
    setChosen(language);
    void switchLanguage(language, overlays).finally(() => setChosen(undefined));
  };
  return (
    <Choices name={t('app.language')}>
      {choices.map(({ tag, name }) => (
        <button
          key={tag}
          type="button"
          lang={tag}
          className={styles.choice}
          data-action={`comfort-language-${tag}`}
          aria-pressed={(chosen ?? shown) === tag}
          onClick={() => choose(tag)}
        >
          {name}
        </button>
      ))}
    </Choices>
  );
}

const ContrastIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 3a9 9 0 0 1 0 18Z" fill="currentColor" />
  </Icon>
);

const LowerIcon = (props: IconProps) => (
  <Icon {...props} d="M4.5 3h15v18h-15V3ZM12 5.5v5m-2.25-2 2.25 2.25 2.25-2.25">
    <path d="M7.5 14.5h9v3.5h-9v-3.5Z" fill="currentColor" />
  </Icon>
);
