import type { ReactNode } from 'react';
import styles from './notice.module.css';
import { InfoIcon } from './screen-icons';

/** A sentence of the hotel, set apart from the content. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.notice}>
      <InfoIcon />
      <span>{children}</span>
    </p>
  );
}
