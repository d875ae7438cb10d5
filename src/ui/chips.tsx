import { useTranslation } from 'react-i18next';
import styles from './chips.module.css';
import { isByGuest } from './fingers';
import { focusNextField } from './keypad/field-position';
import { useNeedsKeypad } from './keypad/needs-keypad';

/** A ready answer with its label. */
type Chip = { readonly value: string; readonly label: string };

/** Ready answers below a text control: one tap writes the answer. The focus stays, and so does the keypad. */
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
  readonly label: string;
  readonly chips: readonly Chip[];
  /** The control's text, if it can be an answer. */
  readonly value?: string;
  /** An answer is complete: the on-screen keypad leads on. */
  readonly isWhole?: boolean;
  readonly action?: string;
  /** The answers' name, if not the usual answers. */
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
