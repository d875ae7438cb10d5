/** Data page of a passport, in mm (ICAO 9303, size ID-3). */
export const PAGE = { width: 125, height: 88 } as const;
/** Margin around the page, in mm: guests' hands are not exact. */
export const MARGIN = 8;
/** The captured area, in mm: the page with its margin. */
export const VIEW = { width: PAGE.width + 2 * MARGIN, height: PAGE.height + 2 * MARGIN } as const;

/** A rectangle within a picture, in px. */
export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The largest centred rectangle with the proportions of `VIEW`, in px. */
export function middleOf(width: number, height: number): Area {
  const scale = Math.min(width / VIEW.width, height / VIEW.height);
  const part = { width: Math.round(VIEW.width * scale), height: Math.round(VIEW.height * scale) };
  return { x: Math.round((width - part.width) / 2), y: Math.round((height - part.height) / 2), ...part };
}
