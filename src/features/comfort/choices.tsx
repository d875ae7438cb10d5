import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

/** A group of choices with its name. */
export function Choices({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: WebKit lays no legend out beside what it names.
    <div className={styles.group} role="group" aria-labelledby={id}>
      <p id={id} className={styles.name}>
        {name}
      </p>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
