import { languageByKana } from '~/domain/kana';
import styles from './facts.module.css';

/** A name and its value. Not shown without a value. */
export type Fact = {
  /** Name for tests and tools: `data-field`. */
  readonly field: string;
  readonly name: string;
  readonly value: string | readonly string[] | undefined;
  /** Shown after the value without being part of it, such as an honorific. */
  readonly after?: string;
  /** The most important fact of the list. */
  readonly isLead?: boolean;
};

/** A list of facts for the guest to check. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const shown = facts.filter(({ value }) => value !== undefined && value.length > 0);
  return (
    <dl className={styles.facts}>
      {shown.map(({ field, name, value, after, isLead }) => (
        <div key={field} className={`${styles.fact} ${isLead ? styles.lead : ''}`}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            {typeof value === 'string' || value === undefined ? (
              <span data-field={field} lang={languageByKana(value ?? '')}>
                {value}
              </span>
            ) : (
              <ul data-field={field}>
                {[...new Set(value)].map((line) => (
                  <li key={line} lang={languageByKana(line)}>
                    {line}
                  </li>
                ))}
              </ul>
            )}
            {after ? <span className={styles.after}>{after}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
