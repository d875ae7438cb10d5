import { useTranslation } from 'react-i18next';
import styles from './chips.module.css';
import { isByGuest } from './fingers';
import { focusNextField } from './keypad/field-position';
import { useNeedsKeypad } from './keypad/needs-keypad';

/** A ready answer: what its button says, and what it writes into the control. */
export type Chip = { readonly value: string; readonly label: string };

/** Ready answers below a text control: one tap writes the answer. The focus stays where it is, so that a keypad stays open. */
export function Chips({
  label,
  chips,
  value,
  isWhole = false,
  action = 'usual-answer',
  name,
  disabled = false,
  onPick,
}: {
  /** The field's. */
  readonly label: string;
  readonly chips: readonly Chip[];
  /** The control's text, if it can be one of the answers. */
  readonly value?: string;
  /** Nothing is left to type after one of them: the on-screen keypad leads on. */
  readonly isWhole?: boolean;
  /** Name for tests and tools: `data-action`. */
  readonly action?: string;
  /** What the answers are, if not the usual ones of the field. */
  readonly name?: string;
  readonly disabled?: boolean;
  readonly onPick: (value: string) => void;
}) {
  const { t } = useTranslation();
  const focusesNext = useNeedsKeypad() && isWhole;
  return (
    <fieldset
      aria-label={name ?? t('app.usual_answers', { field: label })}
      className={styles.chips}
      disabled={disabled}
    >
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          className={styles.chip}
          data-action={action}
          data-value={chip.value}
          aria-pressed={value === undefined ? undefined : chip.value === value}
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget, nativeEvent }) => {
            onPick(chip.value);
            if (focusesNext && isByGuest(nativeEvent)) focusNextField(currentTarget);
          }}
        >
          {chip.label}
        </button>
      ))}
    </fieldset>
  );
}
