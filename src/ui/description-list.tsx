import { Fragment, isValidElement, type ReactElement } from 'react';
import { languageByKana } from '~/domain/kana';
import styles from './description-list.module.css';

/** A name and its value. Not shown without a value. */
export type Description = {
  /** Name for tests and tools: `data-field`. */
  readonly field: string;
  readonly name: string;
  /** An element has a `data-field` of its own for each of its parts. */
  readonly value: string | readonly string[] | ReactElement | undefined;
  /** What a long value is made of, with the space after each: a line breaks between them before it breaks within one. */
  readonly parts?: readonly string[] | undefined;
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
      {items.map(({ field, name, value, parts, after, isLead }) =>
        value === undefined || (!isValidElement(value) && value.length === 0) ? null : (
          <div key={field} className={`${styles.fact} ${isLead ? styles.lead : ''}`}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>
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
      <span data-field={field} className={styles.parts} lang={languageByKana(parts.join(''))}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be the same word.
          <Fragment key={index}>
            <span>{part.trimEnd()}</span>
            {part.slice(part.trimEnd().length)}
          </Fragment>
        ))}
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
