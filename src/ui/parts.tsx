import { Fragment, type ReactNode } from 'react';
import styles from './parts.module.css';

/** The words of a name, each with its space. */
export const wordsOf = (name: string): readonly string[] => name.split(/(?<= )/);

/** Parts of a long text, each with its space: a line breaks between them first. @param show replaces the words of a part */
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

/** A sentence with a name in one piece: a line breaks within a name only if it is longer. @param say puts a name into the sentence */
export const WithName = ({
  name,
  say,
}: {
  readonly name: string;
  readonly say: (name: string) => string;
}) => (
  <span>
    {say('{}')
      .split(/([（(]?\{\}[^ 、，,]*[、，,]?)/)
      .map((piece) =>
        piece.includes('{}') ? (
          <span key={piece} className={styles.part}>
            {piece.replace('{}', () => name)}
          </span>
        ) : (
          piece
        ),
      )}
  </span>
);
