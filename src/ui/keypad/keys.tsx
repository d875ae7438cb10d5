import { memo } from 'react';
import { useTexts } from '../texts';
import { faceOf, spokenNameOf, typesItself } from './key-words';
import type { Page } from './keyboards';
import styles from './pad.module.css';
import { type Action, rowsOf, type Typing } from './pages';

/** Keys that change the letter before them and stand among the letters. */
const MARKS: readonly string[] = ['dakuten', 'handakuten', 'small'] satisfies readonly Action[];

/** The keys of a page. What a press does is up to the pad around them. The Tab key skips them. */
export const Keys = memo(function Keys({
  page,
  hasNext,
  ...typing
}: Typing & {
  readonly page: Page;
  /** Another field waits: the key that ends this one leads there, and does not close the keypad. */
  readonly hasNext: boolean;
}) {
  const { t } = useTexts();
  return rowsOf(page, typing).map((row) => (
    <div key={row[0]?.toLowerCase()} className={styles.row}>
      {row.map((key) => (
        <button
          key={key.toLowerCase()}
          type="button"
          tabIndex={-1}
          data-key={key}
          className={lookOf(key)}
          style={{ '--letter': letterOf(key) }}
          aria-label={spokenNameOf(key, t)}
          aria-pressed={key === 'shift' ? typing.isUpper : undefined}
        >
          {key === 'done' && hasNext ? t('keypad.next') : faceOf(key, t)}
        </button>
      ))}
    </div>
  ));
});

function lookOf(key: string): string | undefined {
  if (MARKS.includes(key)) return styles.mark;
  if (typesItself(key)) return undefined;
  return key === 'done' ? `${styles.action} ${styles.end}` : styles.action;
}

/** The place of a letter in the alphabet, below zero; undefined for other keys. A phone has them in that order. */
const letterOf = (key: string): number | undefined =>
  /^[a-z]$/i.test(key) ? Number.parseInt(key, 36) - 36 : undefined;
