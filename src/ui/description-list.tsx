import { isValidElement, type ReactElement } from 'react';
import { languageByKana } from '~/domain/kana';
import styles from './description-list.module.css';
import { Parts } from './parts';

/** A name and its value; hidden without a value. */
export type Description = {
  /** Name for tests and tools: `data-field`. */
  readonly field: string;
  readonly name: string;
  /** An element gives each of its parts a `data-field`. */
  readonly value: string | readonly string[] | ReactElement | undefined;
  /** Parts of a long value, each with its space: a line breaks between them first. */
  readonly parts?: readonly string[] | undefined;
  /** Numbers in it are read aloud digit by digit. */
  readonly isDigits?: boolean;
  readonly isBroad?: boolean;
  /** Shown after the value, such as an honorific. */
  readonly after?: string;
  readonly isLead?: boolean;
};

/** A list of facts to check. @param look `grid` has several in a row; `receipt` is for amounts, the paid one last */
export function DescriptionList({
  items,
  look = 'rows',
}: {
  readonly items: readonly Description[];
  readonly look?: 'rows' | 'grid' | 'receipt';
}) {
  return (
    <dl className={`${styles.list} ${styles[look]}`}>
      {items.map(({ field, name, value, parts, after, isDigits, isBroad, isLead }) =>
        value === undefined || (!isValidElement(value) && value.length === 0) ? null : (
          <div
            key={field}
            className={`${styles.fact} ${isBroad ? styles.broad : ''} ${isLead ? styles.lead : ''}`}
          >
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value} data-say={isDigits ? 'digits' : undefined}>
              <Value field={field} value={value} parts={parts} />
              {after ? <span className={styles.after}>{after}</span> : null}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Value({
  field,
  value,
  parts,
}: Pick<Description, 'field' | 'parts'> & { readonly value: NonNullable<Description['value']> }) {
  if (isValidElement(value)) return value;
  if (parts) {
    return (
      <span data-field={field} lang={languageByKana(parts.join(''))}>
        <Parts>{parts}</Parts>
      </span>
    );
  }
  if (typeof value === 'string') {
    return (
      <span data-field={field} lang={languageByKana(value)}>
        {value}
      </span>
    );
  }
  return (
    <ul data-field={field}>
      {[...new Set(value)].map((line) => (
        <li key={line} lang={languageByKana(line)}>
          {line}
        </li>
      ))}
    </ul>
  );
}
