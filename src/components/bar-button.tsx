import type { ReactNode } from 'react';
import { type Session, updateSession } from '~/session/store';
import styles from './bar-button.module.css';

/** A button on every screen that opens a panel: in the top bar, or at the foot of the screen. */
export function BarButton({
  action,
  icon,
  label,
  opens,
}: {
  /** Name for tests and tools: `data-action`. */
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
