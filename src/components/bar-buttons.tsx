import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { canFinish } from '~/flow/open-screens';
import type { ScreenPath } from '~/flow/screens';
import { useLanguageChoices } from '~/hooks/use-config';
import { type Session, updateSession } from '~/session/store';
import { BellIcon } from '~/ui/icons';
import styles from './bar-buttons.module.css';

function BarButton({
  action,
  icon,
  label,
  opens,
}: {
  readonly action: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly opens: Session['displayPanel'];
}) {
  return (
    <button
      type="button"
      className={styles.opener}
      data-action={action}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={() => updateSession({ displayPanel: opens })}
    >
      {icon}
      <span className={styles.words}>{label}</span>
    </button>
  );
}

/** Opens the help, where a guest calls staff or ends the journey. */
export function HelpButton({ path }: { readonly path: ScreenPath }) {
  const { t } = useTranslation();
  return (
    <BarButton
      action="comfort-help"
      icon={<BellIcon />}
      label={t(canFinish(path) ? 'comfort.help_or_finish' : 'comfort.help')}
      opens="help"
    />
  );
}

/** Opens the display settings: language, text size, contrast, low layout. */
export function DisplaySettingsButton() {
  const { t } = useTranslation();
  return (
    <BarButton
      action="comfort"
      icon={
        <span className={styles.letters} aria-hidden="true">
          Aa
        </span>
      }
      label={t(useLanguageChoices().length > 0 ? 'comfort.open_with_language' : 'comfort.open')}
      opens="open"
    />
  );
}
