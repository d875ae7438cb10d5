import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** Choices of one kind under their name. */
export function Choices({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.row}>{children}</div>
    </fieldset>
  );
}
