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

/** The keys for a text control, without its text. */
export type PadLook = {
  readonly keyboard: Keyboard;
  readonly autocapitalize: string;
  readonly letterCase: LetterCase;
  readonly hasLines: boolean;
  /** The open answers in the control's form. */
  readonly field: FieldPosition | undefined;
};

export default function Pad({
  keyboard,
  autocapitalize,
  letterCase: firstCase,
  hasLines,
  field,
  onKey,
  onDone,
}: PadLook & {
  readonly onKey: (key: string) => void;
  readonly onDone: () => void;
}) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const [page, setPage] = useState(() => firstPage(keyboard, language));
  /** A phone shows the second half of the kana. */
  const [hasSecondBank, setBank] = useState(false);
  const [letterCase, setLetterCase] = useState(firstCase);

  const pad = useHeight();
  usePresses(pad, (key, isByPointer) => {
    // A finger lifts before its click, which must not hit a control behind the closing pad.
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

/** Keys among the letters that change the last one. */
const MARKS: readonly string[] = ['dakuten', 'handakuten', 'small'] satisfies readonly Action[];

/** The keys of a page, which the Tab key skips. */
const Keys = memo(function Keys({
  page,
  hasNext,
  ...typing
}: Typing & {
  readonly page: Page;
  /** Another field waits: the last key leads there instead of closing. */
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

/** A letter's place in the alphabet, below zero, for the phone; undefined for other keys. */
const letterOf = (key: string): number | undefined =>
  /^[a-z]$/i.test(key) ? Number.parseInt(key, 36) - 36 : undefined;

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

const typesItself = (key: string): boolean => !isAction(key);

function faceOf(key: string, t: TFunction): string {
  if (!isAction(key)) return key;
  const shown = SHOWN[key];
  return 'sign' in shown ? shown.sign : t(shown.word);
}

/** The accessible name of a key; undefined if its label is enough. */
function spokenNameOf(key: string, t: TFunction): string | undefined {
  const name = SPOKEN[key];
  return name && t(name);
}

/** Longest wait for the click after a finger has lifted, in ms; a long press or a slide has none. */
const CLICK_WAIT_MS = 300;

/** Runs `act` at the click that ends the tap: a control that leaves earlier would let the click hit the one beneath. */
export function afterClick(act: () => void): void {
  const waiting = new AbortController();
  const run = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    act();
  };
  document.addEventListener('click', run, { capture: true, signal: waiting.signal });
  setTimeout(run, CLICK_WAIT_MS);
}

/** Height of the last pad, in CSS px: the next one is mostly equal, and saves a layout. */
let lastHeight: number | undefined;

/** Publishes the pad's height, in CSS px, as `--keypad`: the screen makes room and keeps the field in sight. */
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
