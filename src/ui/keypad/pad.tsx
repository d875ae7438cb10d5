import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import Keys from 'react-simple-keyboard';
import { useTexts } from '../texts';
import { afterClick } from './after-click';
import { firstPage, type Keyboard } from './keyboards';
import { caseAfter, type LetterCase } from './letter-case';
import { keyOf, libraryKeys } from './library-keys';
import styles from './pad.module.css';
import { useStand } from './use-stand';

/** The keypad at the bottom of the page. Its keys never take the focus from the text control. */
export default function Pad({
  keyboard,
  autocapitalize,
  letterCase: firstCase,
  hasLines,
  onKey,
  onDone,
}: {
  readonly keyboard: Keyboard;
  /** The control's `autocapitalize`. */
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

  // The library redraws every key if a prop changes, so `press` must keep its identity.
  const latest = useRef((_: string, __?: Event) => {});
  const press = useCallback((name: string, event?: Event) => latest.current(keyOf(name), event), []);
  useLayoutEffect(() => {
    latest.current = (key, event) => {
      // A pointer presses a key before its click, which must not hit what the closing pad lays open.
      if (key === 'done') return event ? afterClick(onDone) : onDone();
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
