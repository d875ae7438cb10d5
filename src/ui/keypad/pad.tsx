import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import Keys from 'react-simple-keyboard';
import { useTexts } from '../texts';
import { firstPage, type Keyboard } from './keyboards';
import { caseAfter, type LetterCase } from './letter-case';
import { keyOf, libraryKeys } from './library-keys';
import styles from './pad.module.css';
import { useStand } from './use-stand';

/** The keys at the foot of the page. They never take the focus from the control that is typed into. */
export default function Pad({
  keyboard,
  autocapitalize,
  letterCase: firstCase,
  hasLines,
  onKey,
  onDone,
}: {
  readonly keyboard: Keyboard;
  /** The control's own: how its letters go on. */
  readonly autocapitalize: string;
  readonly letterCase: LetterCase;
  readonly hasLines: boolean;
  readonly onKey: (key: string) => void;
  readonly onDone: () => void;
}) {
  const { t, i18n } = useTexts();
  const [page, setPage] = useState(() => firstPage(keyboard, i18n.language));
  const [letterCase, setLetterCase] = useState(firstCase);
  const isUpper = letterCase !== 'lower';

  // The library draws every key anew when it is given another object or function.
  const latest = useRef((_: string) => {});
  const press = useCallback((name: string) => latest.current(keyOf(name)), []);
  useLayoutEffect(() => {
    latest.current = (key) => {
      if (key === 'done') return onDone();
      if (key === 'kana' || key === 'latin') return setPage(key);
      if (key !== 'shift') onKey(key);
      setLetterCase((now) => caseAfter(key, now, autocapitalize));
    };
  });
  const keys = useMemo(
    () =>
      libraryKeys({
        page,
        isUpper,
        hasLines,
        t,
        classes: { action: `${styles.action}`, mark: `${styles.mark}`, end: `${styles.end}` },
      }),
    [page, isUpper, hasLines, t],
  );

  return (
    <section ref={useStand(press)} aria-label={t('keypad.title')} className={styles.pad}>
      <Keys
        {...keys}
        baseClass="keypad"
        theme={`${styles.keys} ${styles[page]}`}
        useButtonTag
        disableCaretPositioning
        enableLayoutCandidates={false}
        onKeyPress={press}
      />
    </section>
  );
}
