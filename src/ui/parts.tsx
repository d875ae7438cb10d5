import { Fragment } from 'react';
import styles from './parts.module.css';

/** The words of a name, with the space after each. */
export const wordsOf = (name: string): readonly string[] => name.split(/(?<= )/);

/** What a long text is made of, with the space after each: a line breaks between them before it breaks within one. */
export const Parts = ({ children: parts }: { readonly children: readonly string[] }) =>
  parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be the same word.
    <Fragment key={index}>
      <span className={styles.part}>{part.trimEnd()}</span>
      {part.slice(part.trimEnd().length)}
    </Fragment>
  ));
