import type { ReactNode } from 'react';
import styles from './button.module.css';

/** A touch button. `main` is the screen's main action, `second` an alternative, `quiet` looks like a link. */
type ButtonProps = {
  /** Name for tests and tools: `data-action`. */
  readonly action: string;
  readonly children: ReactNode;
  readonly look?: 'main' | 'second' | 'quiet';
  readonly icon?: ReactNode;
  /** Work is in progress: the button shows it and ignores taps. */
  readonly pending?: boolean;
  readonly disabled?: boolean;
  readonly type?: 'button' | 'submit';
  readonly onPress?: (() => void) | undefined;
  /** Accessible name, if the visible text is unclear out of context. */
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
      data-main={look === 'main' || undefined}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      aria-label={label}
      data-autofocus={autoFocus || undefined}
      // biome-ignore lint/a11y/noAutofocus: only the harmless answer of a dialog asks for it, as WAI-ARIA advises.
      autoFocus={autoFocus}
      onClick={onPress}
    >
      {pending ? <span className={styles.spinner} /> : icon}
      <span>{children}</span>
    </button>
  );
}
