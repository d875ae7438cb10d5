import { CheckIcon } from '~/ui/icons';
import { AlertIcon } from '~/ui/screen-icons';
import styles from './panel.module.css';

/** How to mark a value: as expected, as a problem, or neither. */
export type Mood = 'good' | 'bad' | 'plain';

/** One line of the panel: a name and its value. The mood is never shown by colour alone. */
type RowProps = {
  /** Identifies the line in tests and tools, as `data-field`. */
  readonly field: string;
  readonly name: string;
  readonly value: string;
  readonly mood?: Mood;
};

/** A line of the staff panel, marked by its mood. */
export function Row({ field, name, value, mood = 'plain' }: RowProps) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={`${styles.value} ${styles[mood] ?? ''}`} data-field={field} data-mood={mood}>
        {mood === 'good' ? <CheckIcon size={22} /> : null}
        {mood === 'bad' ? <AlertIcon size={22} /> : null}
        <span>{value}</span>
      </dd>
    </div>
  );
}
