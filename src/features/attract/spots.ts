/** Positions for one minute, as CSS transforms; the card and the picture drift slowly from one minute's to the next. */
export type Spots = { readonly card: string; readonly picture: string };

const MINUTE_MS = 60_000;
/** The largest offset from the centre: of the card in % of the screen, of the picture in % of its own size. */
const CARD = { x: 9, y: 10 } as const;
const PICTURE_PERCENT = 3;
/** The picture is larger than the screen, so that no edge shows when it moves. */
const PICTURE_SCALE = 1.08;

/** The positions at a moment. The periods, in minutes, are coprime, so that the movement repeats only after hours. */
export function spotAt(moment: Date): Spots {
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  const wave = (period: number) => Math.sin((2 * Math.PI * (minute % period)) / period);
  const part = (period: number, most: number) => (wave(period) * most).toFixed(2);
  return {
    card: `translate(${part(13, CARD.x)}vw, ${part(17, CARD.y)}vh)`,
    picture: `scale(${PICTURE_SCALE}) translate(${part(19, PICTURE_PERCENT)}%, ${part(23, PICTURE_PERCENT)}%)`,
  };
}
