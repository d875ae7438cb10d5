import { Fragment, type ReactNode } from 'react';
import styles from './parts.module.css';

/** The words of a name, with the space after each. */
export const wordsOf = (name: string): readonly string[] => name.split(/(?<= )/);

/**
 * What a long text is made of, with the space after each: a line breaks between them before it breaks within one.
 * @param show what is shown for a part, if not its words
 */
export const Parts = ({
  children: parts,
  show = (words) => words,
}: {
  readonly children: readonly string[];
  readonly show?: (words: string) => ReactNode;
}) =>
  parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be the same word.
    <Fragment key={index}>
      <span className={styles.part}>{show(part.trimEnd())}</span>
      {part.slice(part.trimEnd().length)}
    </Fragment>
  ));
