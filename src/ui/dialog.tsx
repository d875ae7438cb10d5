import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import styles from './dialog.module.css';
import { End, More, UnfinishedContext, useUnfinished } from './more';
import { useKeyboardScroll } from './use-keyboard-scroll';

/** A modal dialog for a question or a message. */
export type DialogProps = {
  readonly title?: string | undefined;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** Called when the guest presses Escape; if left out, the key does nothing. */
  readonly onDismiss?: () => void;
  /** `alert` interrupts a screen reader; for errors and for questions that must be answered. */
  readonly urgency?: 'calm' | 'alert';
  /**
   * `list` uses the available height, `screen` the whole screen; `sheet` is at the bottom, with the screen
   * visible above it; `cover` hides everything behind it.
   */
  readonly size?: 'words' | 'list' | 'screen' | 'sheet' | 'cover';
  /** Language of the dialog, if it differs from the page's. */
  readonly lang?: string;
  /** Gives the focus to the title at first, where a search box would bring up a keypad over the dialog. */
  readonly startsAtTitle?: boolean;
};

export function Dialog({
  title,
  children,
  actions,
  onDismiss,
  urgency = 'calm',
  size = 'words',
  lang,
  startsAtTitle = false,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const scrollProps = useKeyboardScroll();
  const { unfinished, setUnfinished, goesOn } = useUnfinished();
  // A layout effect, because the browser only restores the focus while the dialog is still in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser gives the focus to the first button, as React writes no `autofocus`.
    const first = startsAtTitle ? heading.current : element?.querySelector<HTMLElement>('[data-autofocus]');
    first?.focus();
    return () => {
      element?.close();
      const at = document.activeElement;
      if (at === document.body || element?.contains(at)) focusScreen();
    };
  }, [startsAtTitle]);
  return (
    <dialog
      ref={dialog}
      role={urgency === 'alert' ? 'alertdialog' : 'dialog'}
      className={`${styles.dialog} ${styles[size] ?? ''}`}
      lang={lang}
      aria-labelledby={title === undefined ? `${id}-text` : `${id}-title`}
      aria-describedby={title === undefined ? undefined : `${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss?.();
      }}
    >
      {title === undefined ? null : (
        <h2
          id={`${id}-title`}
          ref={heading}
          className={styles.title}
          tabIndex={startsAtTitle ? -1 : undefined}
        >
          {title}
        </h2>
      )}
      <div id={`${id}-text`} className={styles.text} data-scroller {...scrollProps}>
        <UnfinishedContext value={setUnfinished}>
          {children}
          <End className={styles.end} />
        </UnfinishedContext>
      </div>
      <div className={styles.actions}>
        {actions}
        {goesOn ? <More ends={unfinished} /> : null}
      </div>
    </dialog>
  );
}

/** A dialog that only tells something: its one button closes it. */
export function MessageDialog({
  onClose,
  ...dialog
}: Omit<DialogProps, 'actions' | 'onDismiss'> & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const close = (
    <Button action="close" look="main" onPress={onClose} autoFocus>
      {t('app.close')}
    </Button>
  );
  return <Dialog {...dialog} onDismiss={onClose} actions={close} />;
}

/** Moves the focus if the element that had it is gone or disabled: to the main button, else to the title. */
function focusScreen(): void {
  const next = document.querySelector<HTMLElement>('main [data-action="main"]:enabled');
  (next ?? document.querySelector('h1'))?.focus({ preventScroll: true });
}
