import { isValidElement, type ReactElement } from 'react';
import { languageByKana } from '~/domain/kana';
import styles from './description-list.module.css';
import { Parts } from './parts';

/** A name and its value. Not shown without a value. */
export type Description = {
  /** Name for tests and tools: `data-field`. */
  readonly field: string;
  readonly name: string;
  /** An element has a `data-field` of its own for each of its parts. */
  readonly value: string | readonly string[] | ReactElement | undefined;
  /** What a long value is made of, with the space after each: a line breaks between them before it breaks within one. */
  readonly parts?: readonly string[] | undefined;
  /** Numbers in it are read aloud digit by digit. */
  readonly isDigits?: boolean;
  /** Has the room of two beside others. */
  readonly isBroad?: boolean;
  /** Shown after the value without being part of it, such as an honorific. */
  readonly after?: string;
  /** The most important fact of the list. */
  readonly isLead?: boolean;
};

/**
 * A list of facts for the guest to check.
 * @param look `grid` has several beside each other, each name above its value; `receipt` is for amounts, the last of which is
 *   what is paid
 */
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
