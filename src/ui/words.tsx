import styles from './words.module.css';

/** A text that breaks between its words only, such as a name: in no script within a word, nor after a hyphen. */
export const Words = ({ children }: { readonly children: string }) =>
  children.split(' ').flatMap((word, at) => [
    at === 0 ? '' : ' ',
    // Words have no identity but their place.
    <span key={`${at}`} className={styles.word}>
      {word}
    </span>,
  ]);
