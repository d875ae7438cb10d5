/** Where things stand in a minute, as CSS transforms: on the way to the next spot they drift for the whole of it. */
export type Spots = { readonly card: string; readonly picture: string };

const MINUTE_MS = 60_000;
/** Farthest from the middle: of the card in shares of the screen, of the picture in shares of itself. */
const CARD = { x: 9, y: 10 } as const;
const PICTURE_PERCENT = 3;
/** Larger than the screen by what it is moved. */
const PICTURE_SCALE = 1.08;

/** The spots of a moment. Their periods share no divisor with one another, so that the way repeats only after hours. */
export function spotAt(moment: Date): Spots {
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  const wave = (period: number) => Math.sin((2 * Math.PI * (minute % period)) / period);
  const part = (period: number, most: number) => (wave(period) * most).toFixed(2);
  return {
    card: `translate(${part(13, CARD.x)}vw, ${part(17, CARD.y)}vh)`,
    picture: `scale(${PICTURE_SCALE}) translate(${part(19, PICTURE_PERCENT)}%, ${part(23, PICTURE_PERCENT)}%)`,
  };
}
