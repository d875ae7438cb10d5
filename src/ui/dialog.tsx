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
  /** Called on Escape; without it the key does nothing. */
  readonly onDismiss?: () => void;
  /** `alert` interrupts a screen reader, for errors and required answers. */
  readonly urgency?: 'calm' | 'alert';
  /** `list` uses the height, `screen` the whole screen; `sheet` lies at the bottom; `cover` hides the screen behind. */
  readonly size?: 'words' | 'list' | 'screen' | 'sheet' | 'cover';
  /** Language of the dialog, if not the page's. */
  readonly lang?: string;
  /** Focuses the title first: a search box would open a keypad over the dialog. */
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
  // The browser restores the focus only while the dialog is in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // React writes no `autofocus`, so the browser would focus the first button.
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

/** A message with one button that closes it. */
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

/** Moves a lost focus to the main button, or else to the title. */
function focusScreen(): void {
  const next = document.querySelector<HTMLElement>('main [data-action="main"]:enabled');
  (next ?? document.querySelector('h1'))?.focus({ preventScroll: true });
}
