import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

/** A question or a message in front of the screen; nothing behind it can be touched while it stands. */
export type DialogProps = {
  readonly title?: string | undefined;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** Runs when the guest leaves it by the Escape key; left out, the key does nothing. */
  readonly onDismiss?: () => void;
  /** `alert` interrupts a screen reader; for errors and for questions that must be answered. */
  readonly urgency?: 'calm' | 'alert';
  /**
   * `list` takes the height it can get, `screen` the whole screen; `sheet` lies at the foot, with the screen in view
   * above it; `cover` hides all that stands behind it.
   */
  readonly size?: 'words' | 'list' | 'screen' | 'sheet' | 'cover';
  /** Where its words are in another language than the page's. */
  readonly lang?: string;
};

export function Dialog({
  title,
  children,
  actions,
  onDismiss,
  urgency = 'calm',
  size = 'words',
  lang,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // While the dialog still stands in the page: only then does the browser give the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      const at = document.activeElement;
      if (at === document.body || element?.contains(at)) focusScreen();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      role={urgency === 'alert' ? 'alertdialog' : 'dialog'}
      className={`${styles.dialog} ${styles[size]}`}
      lang={lang}
      aria-labelledby={title === undefined ? `${id}-text` : `${id}-title`}
      aria-describedby={title === undefined ? undefined : `${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss?.();
      }}
    >
      {title === undefined ? null : (
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
      )}
      <div id={`${id}-text`} className={styles.text}>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}

/** Where the focus goes when what had it is gone or off: the thing to do next, else the title. */
function focusScreen(): void {
  const next = document.querySelector<HTMLElement>('main [data-action="main"]:enabled');
  (next ?? document.querySelector('h1'))?.focus({ preventScroll: true });
}
