import type { ReactNode } from 'react';
import styles from './button.module.css';

/** A touch button. `main` is the one thing to do on a screen, `second` an alternative, `quiet` a link-like one. */
export type ButtonProps = {
  /** Names the button for machines: `data-action`. */
  readonly action: string;
  readonly children: ReactNode;
  readonly look?: 'main' | 'second' | 'quiet';
  readonly icon?: ReactNode;
  /** Something is under way: the button shows it at once and takes no second tap. */
  readonly pending?: boolean;
  readonly disabled?: boolean;
  readonly type?: 'button' | 'submit';
  readonly onPress?: () => void;
  /** Where the visible words are not enough out of context. */
  readonly label?: string;
  readonly autoFocus?: boolean;
};

export function Button({
  action,
  children,
  look = 'second',
  icon,
  pending = false,
  disabled = false,
  type = 'button',
  onPress,
  label,
  autoFocus,
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`${styles.button} ${styles[look]}`}
      data-action={action}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      aria-label={label}
      // biome-ignore lint/a11y/noAutofocus: only the harmless answer of a dialog asks for it, as WAI-ARIA advises.
      autoFocus={autoFocus}
      onClick={onPress}
    >
      {pending ? <span className={styles.spinner} /> : icon}
      <span>{children}</span>
    </button>
  );
}
