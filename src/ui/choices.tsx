import styles from './choices.module.css';
import type { ControlProps } from './field';

const MOST_IN_A_ROW = 3;

/** A radio group of a few large choices, in two rows if there are many. */
export function Choices({
  name,
  options,
  value,
  onChange,
  onBlur,
  control,
}: {
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly control: ControlProps;
}) {
  const { id, 'aria-required': _, ...described } = control;
  const columns = options.length > MOST_IN_A_ROW ? Math.ceil(options.length / 2) : options.length;
  return (
    <div className={styles.choices} style={{ '--count': columns }}>
      {options.map((option, index) => (
        <label key={option.value} className={styles.choice}>
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
            {...described}
          />
          <span className={styles.mark} />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
