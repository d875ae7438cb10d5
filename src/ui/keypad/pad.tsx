import { useState } from 'react';
import { useTexts } from '../texts';
import { afterClick } from './after-click';
import { firstPage, isPage, type Keyboard } from './keyboards';
import { Keys } from './keys';
import { caseAfter, type LetterCase } from './letter-case';
import styles from './pad.module.css';
import type { Place } from './place';
import { useHeight } from './use-height';
import { usePresses } from './use-presses';

/** The keypad at the bottom of the page. */
export default function Pad({
  keyboard,
  autocapitalize,
  letterCase: firstCase,
  hasLines,
  field,
  onKey,
  onDone,
}: {
  readonly keyboard: Keyboard;
  /** The control's `autocapitalize`. */
  readonly autocapitalize: string;
  readonly letterCase: LetterCase;
  readonly hasLines: boolean;
  /** The place of the control in its form. */
  readonly field: Place | undefined;
  readonly onKey: (key: string) => void;
  readonly onDone: () => void;
}) {
  const { t, language } = useTexts();
  const [page, setPage] = useState(() => firstPage(keyboard, language));
  /** Whether a phone shows the second half of the kana. */
  const [hasSecondBank, setBank] = useState(false);
  const [letterCase, setLetterCase] = useState(firstCase);

  const pad = useHeight();
  usePresses(pad, (key, isByPointer) => {
    // A pointer presses a key before its click, which must not hit what the closing pad lays open.
    if (key === 'done') return isByPointer ? afterClick(onDone) : onDone();
    if (isPage(key)) return setPage(key);
    if (key === 'bank') return setBank((now) => !now);
    if (key !== 'shift') onKey(key);
    setLetterCase((now) => caseAfter(key, now, autocapitalize));
  });

  return (
    <section ref={pad} aria-label={t('keypad.title')} className={styles.pad}>
      {field && field.of > 1 ? (
        <p className={styles.place}>
          <span aria-hidden="true">
            {field.number} / {field.of}
          </span>
          <span className="hidden">{t('keypad.place', field)}</span>
        </p>
      ) : null}
      <div className={`keypad ${styles.keys} ${styles[page]} ${hasSecondBank ? styles.second : ''}`}>
        <Keys
          page={page}
          keyboard={keyboard}
          isUpper={letterCase !== 'lower'}
          hasLines={hasLines}
          hasNext={field?.next !== undefined}
        />
      </div>
    </section>
  );
}
