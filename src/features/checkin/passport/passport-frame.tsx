import { MARGIN, PAGE, VIEW } from '~/domain/passport-frame';
import styles from './passport-camera.module.css';

/** All lengths in mm, as on a passport page (ICAO 9303). */
const [LEFT, TOP, RIGHT, BOTTOM] = [MARGIN, MARGIN, MARGIN + PAGE.width, MARGIN + PAGE.height];
const ROUND = 3;
const ARM = 13;
const PAGE_EDGE = `M${LEFT + ROUND} ${TOP}H${RIGHT - ROUND}a${ROUND} ${ROUND} 0 0 1 ${ROUND} ${ROUND}V${BOTTOM - ROUND}a${ROUND} ${ROUND} 0 0 1 ${-ROUND} ${ROUND}H${LEFT + ROUND}a${ROUND} ${ROUND} 0 0 1 ${-ROUND} ${-ROUND}V${TOP + ROUND}a${ROUND} ${ROUND} 0 0 1 ${ROUND} ${-ROUND}Z`;
const CORNERS = [
  `M${LEFT} ${TOP + ARM}V${TOP + ROUND}a${ROUND} ${ROUND} 0 0 1 ${ROUND} ${-ROUND}H${LEFT + ARM}`,
  `M${RIGHT - ARM} ${TOP}H${RIGHT - ROUND}a${ROUND} ${ROUND} 0 0 1 ${ROUND} ${ROUND}V${TOP + ARM}`,
  `M${RIGHT} ${BOTTOM - ARM}V${BOTTOM - ROUND}a${ROUND} ${ROUND} 0 0 1 ${-ROUND} ${ROUND}H${RIGHT - ARM}`,
  `M${LEFT + ARM} ${BOTTOM}H${LEFT + ROUND}a${ROUND} ${ROUND} 0 0 1 ${-ROUND} ${-ROUND}V${BOTTOM - ARM}`,
].join('');
/** The positions on every passport of the photo and of the two machine-readable lines below it. */
const PHOTO = `M${LEFT + 6} ${TOP + 14}h33v43h-33Z`;
const LINES = `M${LEFT + 6} ${BOTTOM - 15}H${RIGHT - 6}M${LEFT + 6} ${BOTTOM - 8}H${RIGHT - 6}`;

/** The outline over the preview (page, photo and machine-readable lines) with which the guest aligns the passport. */
export function PassportFrame({ isGood }: { readonly isGood: boolean }) {
  return (
    <svg
      className={isGood ? `${styles.frame} ${styles.good}` : styles.frame}
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      aria-hidden="true"
    >
      <path
        className={styles.around}
        fillRule="evenodd"
        d={`M0 0H${VIEW.width}V${VIEW.height}H0Z${PAGE_EDGE}`}
      />
      <path className={styles.inner} d={`${PHOTO}${LINES}`} />
      <path className={styles.seam} d={CORNERS} />
      <path className={styles.corners} d={CORNERS} />
    </svg>
  );
}
