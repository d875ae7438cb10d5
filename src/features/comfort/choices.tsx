import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** A group of choices with its name. */
export function Choices({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.row}>{children}</div>
    </fieldset>
  );
}
