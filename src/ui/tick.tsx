import styles from './choices.module.css';
import type { ControlProps } from './field';

/** A large checkbox with its label; a `tile` is one of a few choices on a screen. */
export function Tick({
  name,
  value,
  label,
  look = 'row',
  checked,
  onChange,
  control,
}: {
  readonly name: string;
  readonly value?: string;
  readonly label: string;
  readonly look?: 'row' | 'tile';
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly control: Partial<ControlProps>;
}) {
  return (
    <label className={`${styles.choice} ${look === 'tile' ? styles.tile : ''}`}>
      <input
        {...control}
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={`${styles.mark} ${styles.box}`} />
      <span>{label}</span>
    </label>
  );
}
