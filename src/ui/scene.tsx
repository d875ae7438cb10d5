import type { ReactNode } from 'react';
import styles from './scene.module.css';

/**
 * A picture with words beside it, or below it without room.
 * @param look `art` fills its place, `mark` is a drawing, `tick` a small one
 */
export function Scene({
  src,
  look = 'mark',
  children,
}: {
  readonly src: string;
  readonly look?: 'art' | 'mark' | 'tick';
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.scene} data-beside>
      <img className={styles[look]} src={src} alt="" />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
