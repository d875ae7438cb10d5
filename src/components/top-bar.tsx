import type { RefObject } from 'react';
import { config } from '~/config/settings';
import type { ScreenRow } from '~/flow/screen-row';
import { SCREENS, type ScreenPath } from '~/flow/screens';
import { BackButton } from '~/ui/back-button';
import { Picture } from '~/ui/picture';
import { DisplaySettingsButton } from './display-settings-button';
import { HelpButton } from './help-button';
import styles from './top-bar.module.css';

/**
 * The top bar: the back button, a title of one or two lines, the hotel's logo if there is one, and the buttons for help and
 * for the display settings, which come first in the tab order.
 */
export function TopBar({
  title,
  path,
  showsControls,
  headingRef,
}: {
  readonly title: string;
  readonly path: ScreenPath;
  /** Whether the buttons are in the bar; on home and in the low layout they are elsewhere. */
  readonly showsControls: boolean;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}) {
  const row: ScreenRow = SCREENS[path];
  const { display, assets } = config();
  return (
    <header className={`${styles.bar} ${showsControls ? styles.withControls : ''}`}>
      <div className={`${styles.side} ${styles.end}`}>
        {row.logo && display.use_full_logo ? (
          <Picture className={styles.logo} src={`${assets.url}/logo.svg`} />
        ) : null}
        {showsControls ? (
          <>
            <HelpButton path={path} />
            <DisplaySettingsButton />
          </>
        ) : null}
      </div>
      <div className={styles.side}>{showsControls && row.back !== 'none' ? <BackButton /> : null}</div>
      <h1 key={path} ref={headingRef} tabIndex={-1} className={styles.title}>
        {title.split('\n').map((line) => (
          <span key={line}>{line}</span>
        ))}
      </h1>
    </header>
  );
}
