import styles from './choices.module.css';
import type { ControlProps } from './field';

/** A large checkbox with its label. */
export function Tick({
  name,
  value,
  label,
  checked,
  onChange,
  control,
}: {
  readonly name: string;
  readonly value?: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly control: Partial<ControlProps>;
}) {
  return (
    <label className={styles.choice}>
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
