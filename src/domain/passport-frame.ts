/** The data page of a passport, in mm (ICAO 9303, size ID-3). */
export const PAGE = { width: 125, height: 88 } as const;
/** Room around the page, in mm: nobody holds a passport to the millimetre. */
export const MARGIN = 8;
/** What the camera view shows and what is taken: the page with its room. */
export const VIEW = { width: PAGE.width + 2 * MARGIN, height: PAGE.height + 2 * MARGIN } as const;

/** A part of a picture, in its pixels. */
export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The largest part in the middle of a picture that has the view's proportions. */
export function middleOf(width: number, height: number): Area {
  const scale = Math.min(width / VIEW.width, height / VIEW.height);
  const part = { width: Math.round(VIEW.width * scale), height: Math.round(VIEW.height * scale) };
  return { x: Math.round((width - part.width) / 2), y: Math.round((height - part.height) / 2), ...part };
}
