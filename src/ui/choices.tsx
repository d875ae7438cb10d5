import styles from './choices.module.css';
import type { ControlProps } from './field';

/** A radio group of a few large choices side by side. */
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
  return (
    <div className={styles.choices} style={{ '--count': options.length }}>
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
