import type { TFunction } from 'i18next';
import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '~/i18n/keys';
import { keyboardOf } from './control';
import type { FieldPosition } from './field-position';
import {
  type Action,
  caseAfter,
  firstPage,
  isPage,
  type Keyboard,
  type LetterCase,
  type Page,
  rowsOf,
  type Typing,
} from './keyboards';
import styles from './pad.module.css';
import { reveal } from './reveal';
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
  /** What remains to be answered in the control's form. */
  readonly field: FieldPosition | undefined;
  readonly onKey: (key: string) => void;
  readonly onDone: () => void;
}) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
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
      {field && field.missing > 0 ? (
        <p className={styles.place}>{t('keypad.missing', { count: field.missing })}</p>
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

/** Keys that change the letter before them and stand among the letters. */
const MARKS: readonly string[] = ['dakuten', 'handakuten', 'small'] satisfies readonly Action[];

/** The keys of a page. What a press does is up to the pad around them. The Tab key skips them. */
const Keys = memo(function Keys({
  page,
  hasNext,
  ...typing
}: Typing & {
  readonly page: Page;
  /** Another field waits: the key that ends this one leads there, and does not close the keypad. */
  readonly hasNext: boolean;
}) {
  const { t } = useTranslation();
  return rowsOf(page, typing).map((row) => (
    <div key={row[0]?.toLowerCase()} className={styles.row}>
      {row.map((key) => (
        <button
          key={key.toLowerCase()}
          type="button"
          tabIndex={-1}
          data-key={key}
          className={lookOf(key)}
          style={{ '--letter': letterOf(key), '--area': isAction(key) ? key : undefined }}
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

/** The label of each action key: a sign or a word. */
const SHOWN: Readonly<Record<Action, { readonly sign: string } | { readonly word: TextKey }>> = {
  dakuten: { sign: '゛' },
  handakuten: { sign: '゜' },
  small: { sign: '小' },
  arrowleft: { sign: '←' },
  arrowright: { sign: '→' },
  bksp: { word: 'keypad.delete' },
  blank: { word: 'keypad.space' },
  newline: { word: 'keypad.new_line' },
  clear: { word: 'keypad.clear' },
  shift: { word: 'keypad.capitals' },
  kana: { word: 'keypad.kana' },
  latin: { word: 'keypad.latin' },
  block: { word: 'keypad.digits' },
  bank: { sign: 'ア⇄ハ' },
  done: { word: 'keypad.done' },
};

/** The accessible names of keys that show a sign. */
const SPOKEN: Readonly<Record<string, TextKey>> = {
  dakuten: 'keypad.dakuten',
  handakuten: 'keypad.handakuten',
  small: 'keypad.small',
  bank: 'keypad.bank',
  arrowleft: 'keypad.left',
  arrowright: 'keypad.right',
  ー: 'keypad.long_vowel',
  '・': 'keypad.middle_dot',
  '@': 'keypad.at',
  '.': 'keypad.dot',
  '-': 'keypad.hyphen',
  _: 'keypad.underscore',
  ',': 'keypad.comma',
  "'": 'keypad.apostrophe',
  '+': 'keypad.plus',
};

const isAction = (key: string): key is Action => Object.hasOwn(SHOWN, key);

/** True for a key that types its own name. */
const typesItself = (key: string): boolean => !isAction(key);

/** The visible label of a key. */
function faceOf(key: string, t: TFunction): string {
  if (!isAction(key)) return key;
  const shown = SHOWN[key];
  return 'sign' in shown ? shown.sign : t(shown.word);
}

/** The accessible name of a key; undefined if its visible label is enough. */
function spokenNameOf(key: string, t: TFunction): string | undefined {
  const name = SPOKEN[key];
  return name && t(name);
}

/** How long after the finger is lifted a click may still come, in ms; a long press or a slide has none. */
const CLICK_WAIT_MS = 300;

/**
 * Runs `act` at the click that ends the tap under way. Anything that leaves the page at an earlier event of the
 * tap would let the click hit what lies beneath it.
 */
export function afterClick(act: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const run = () => {
    if (signal.aborted) return;
    waiting.abort();
    act();
  };
  document.addEventListener('click', run, { capture: true, signal });
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, () => setTimeout(run, CLICK_WAIT_MS), { capture: true, signal });
  }
}

/** The height of the last pad, in CSS px: most often the next one's too, and then the screen is laid out once only. */
let lastHeight: number | undefined;

/** Publishes the pad's height, in CSS px, as `--keypad`: the screen above makes room, and still shows what is typed into. */
function useHeight(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const pad = ref.current;
    if (!pad) return;
    const { documentElement: page } = document;
    const publish = () => page.style.setProperty('--keypad', `${lastHeight}px`);
    const observer = new ResizeObserver(() => {
      const { height } = pad.getBoundingClientRect();
      if (height === lastHeight) return;
      lastHeight = height;
      publish();
      const field = keyboardOf(document.activeElement);
      if (field) reveal(field.control);
    });
    observer.observe(pad);
    page.dataset.keypad = 'open';
    if (lastHeight !== undefined) publish();
    return () => {
      observer.disconnect();
      page.style.removeProperty('--keypad');
      delete page.dataset.keypad;
    };
  }, []);
  return ref;
}
