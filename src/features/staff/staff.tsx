import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { secondsLocked, tryPin } from '~/device/staff/lock';
import { LONGEST_PIN, PIN } from '~/device/staff/pin';
import { announceReset } from '~/flow/reset';
import { useConfig } from '~/hooks/use-config';
import { useUntouched } from '~/hooks/use-untouched';
import type { StaffTexts } from '~/i18n/staff/ja';
import { staffTexts } from '~/i18n/staff/texts';
import { endVisit } from '~/session/visit';
import { Button } from '~/ui/button';
import buttonStyles from '~/ui/button.module.css';
import { Dialog } from '~/ui/dialog';
import { usePresses } from '~/ui/keypad/use-presses';
import { Panel } from './panel';
import styles from './pin-dialog.module.css';
import type { StaffActions } from './row';

/** Time without a touch before the staff screens close for guests' sake, in ms. */
const UNTOUCHED_MS = 60_000;

/** Asks for the PIN over the current screen, so that an accident loses nothing. The right PIN ends the visit. */
export function Staff({
  actions,
  onClose,
}: {
  readonly actions: StaffActions;
  readonly onClose: () => void;
}) {
  const { language } = useTranslation().i18n;
  const [isUnlocked, setUnlocked] = useState(false);
  const close = useCallback(() => {
    // Aborts running network checks of the panel.
    if (isUnlocked) endVisit();
    onClose();
  }, [isUnlocked, onClose]);
  useUntouched(UNTOUCHED_MS, close);
  const texts = staffTexts(language);
  const enter = async () => {
    endVisit();
    announceReset('staff');
    await actions.goHome();
    setUnlocked(true);
  };
  return isUnlocked ? (
    <Panel texts={texts} actions={actions} onClose={close} />
  ) : (
    <PinDialog texts={texts} onRight={() => void enter()} onClose={close} />
  );
}

/** The PIN has its own pad: without an input field the browser has nothing to remember. */
function PinDialog({
  texts: { pin: texts, close, lang },
  onRight,
  onClose,
}: {
  readonly texts: StaffTexts;
  readonly onRight: () => void;
  readonly onClose: () => void;
}) {
  const [pin, setPin] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { staff_pin_hash } = useConfig().kiosk;
  const wait = useSecondsLeft();
  const mayTry = PIN.test(pin) && !isChecking && wait === 0;

  const add = (digit: string) => {
    setProblem(undefined);
    setPin((typed) => (typed + digit).slice(0, LONGEST_PIN));
  };
  const erase = () => setPin((typed) => typed.slice(0, -1));
  const submit = async () => {
    if (!mayTry) return;
    setChecking(true);
    try {
      if (await tryPin(pin, staff_pin_hash)) {
        onRight();
        return;
      }
      setProblem(texts.wrong);
    } catch {
      setProblem(texts.insecure);
    }
    setPin('');
    setChecking(false);
  };
  const display = useRef<HTMLDivElement>(null);
  // Also accepts a keyboard. A digit moves the focus off the pad, so that Enter presses no pad button.
  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (/^\d$/.test(key)) {
      display.current?.focus();
      add(key);
    } else if (key === 'Backspace') erase();
    else if (key === 'Enter' && target === display.current) void submit();
  });
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('keydown', (event) => onKey(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  const pad = useRef<HTMLDivElement>(null);
  usePresses(pad, (key) => {
    if (key === 'clear') setPin('');
    else if (key === 'erase') erase();
    else add(key);
  });
  const padKey = (key: string, words = key, action = key) => (
    <button
      key={key}
      type="button"
      className={`${buttonStyles.button} ${buttonStyles.second}`}
      data-key={key}
      data-action={action}
    >
      {words}
    </button>
  );
  const digit = (name: string) => padKey(name, name, `digit-${name}`);

  return (
    <Dialog
      title={texts.title}
      lang={lang}
      onDismiss={onClose}
      actions={
        <>
          <Button action="cancel" onPress={onClose}>
            {close}
          </Button>
          <Button action="open" look="main" disabled={!mayTry} pending={isChecking} onPress={submit}>
            {texts.open}
          </Button>
        </>
      }
    >
      <div className={styles.pin}>
        <div ref={display} tabIndex={-1} className={styles.display} data-field="pin">
          <span className="hidden" role="status">
            {texts.entered(pin.length)}
          </span>
          <span aria-hidden="true">{'●'.repeat(pin.length)}</span>
        </div>
        <p className={styles.problem}>
          <span role="alert">{problem}</span>{' '}
          <span role="timer">{wait > 0 && !isChecking ? texts.wait(wait) : ''}</span>
        </p>
        <div ref={pad} className={styles.pad}>
          {[...'123456789'].map(digit)}
          {padKey('clear', texts.clear)}
          {digit('0')}
          {padKey('erase', texts.erase)}
        </div>
      </div>
    </Dialog>
  );
}

function useSecondsLeft(): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const left = secondsLocked();
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return left;
}

/** Opens the staff panel behind the PIN dialog. Its own React root works even after a crash of a screen. */
export function openStaff(actions: StaffActions): void {
  if (document.querySelector('[data-staff]')) return;
  const place = document.createElement('div');
  place.dataset.staff = 'root';
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<Staff actions={actions} onClose={close} />);
}
