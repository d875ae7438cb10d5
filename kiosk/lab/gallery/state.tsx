import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section data-part={name}>
      <h2>{name}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  );
}

export function State({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <figure className={styles.state}>
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
