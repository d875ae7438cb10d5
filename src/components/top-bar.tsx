import type { RefObject } from 'react';
import { config } from '~/config/settings';
import type { ScreenRow } from '~/flow/screen-row';
import { BackButton } from '~/ui/back-button';
import { Picture } from '~/ui/picture';
import { ComfortOpener } from './comfort-opener';
import styles from './top-bar.module.css';

/**
 * The bar at the top: back, a title of one or two lines, the house's logo where there is one, and the way to comfort,
 * which comes first for those who tab.
 */
export function TopBar({
  title,
  row,
  hasWays,
  headingRef,
}: {
  readonly title: string;
  readonly row: ScreenRow;
  /** Back and the way to comfort stand here; on home, and for guests who want all buttons low, they stand elsewhere. */
  readonly hasWays: boolean;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}) {
  const [first, second] = title.split('\n');
  const { display, assets } = config();
  return (
    <header className={styles.bar}>
      <div className={`${styles.side} ${styles.end}`}>
        {row.logo && display.use_full_logo ? (
          <Picture className={styles.logo} src={`${assets.url}/logo.svg`} />
        ) : null}
        {hasWays ? <ComfortOpener /> : null}
      </div>
      <div className={styles.side}>{hasWays && row.back !== 'none' ? <BackButton /> : null}</div>
      <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
        {second === undefined ? (
          first
        ) : (
          <>
            <span className={styles.first}>{first}</span>
            <span className={styles.second}>{second}</span>
          </>
        )}
      </h1>
    </header>
  );
}
