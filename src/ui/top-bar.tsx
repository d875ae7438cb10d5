import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '~/config/bundle';
import type { ScreenRow } from '~/flow/screen-row';
import { goBack } from './go-back';
import { BackIcon } from './icons';
import styles from './top-bar.module.css';

/** The bar at the top: back, a title of one or two lines, and the house's logo where there is one. */
export function TopBar({
  title,
  row,
  headingRef,
}: {
  readonly title: string;
  readonly row: ScreenRow;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}) {
  const { t } = useTranslation();
  const [first, second] = title.split('\n');
  const { display, assets } = config();
  return (
    <header className={styles.bar}>
      <div className={styles.side}>
        {row.back === 'none' ? null : (
          <button
            type="button"
            className={styles.back}
            data-action="back"
            aria-label={t('app.back')}
            onClick={goBack}
          >
            <BackIcon />
            <span>{t('app.back')}</span>
          </button>
        )}
      </div>
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
      <div className={styles.side}>
        {row.logo && display.use_full_logo ? (
          <img className={styles.logo} src={`${assets.url}/logo.svg`} alt="" />
        ) : null}
      </div>
    </header>
  );
}
