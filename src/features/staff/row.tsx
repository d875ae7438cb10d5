import { CheckIcon } from '~/ui/icons';
import { AlertIcon } from '~/ui/screen-icons';
import styles from './panel.module.css';

/** How something is: as it should be, not so, or merely as it is. */
export type Mood = 'good' | 'bad' | 'plain';

/** One line of the panel: a thing, and how it is. Never by colour alone. */
export type RowProps = {
  /** Names the line for machines: `data-field`. */
  readonly field: string;
  readonly name: string;
  readonly value: string;
  readonly mood?: Mood;
};

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
