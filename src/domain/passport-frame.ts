/** Size of a passport's data page, in mm (ICAO 9303, size ID-3). */
export const PAGE = { width: 125, height: 88 } as const;
/** Margin around the page, in mm: guests cannot hold a passport exactly in place. */
export const MARGIN = 8;
/** Size of the area that is shown and captured, in mm: the page with its margin. */
export const VIEW = { width: PAGE.width + 2 * MARGIN, height: PAGE.height + 2 * MARGIN } as const;

/** A rectangle within a picture, in px. */
export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The largest centred rectangle of a picture with the proportions of `VIEW`, in px. */
export function middleOf(width: number, height: number): Area {
  const scale = Math.min(width / VIEW.width, height / VIEW.height);
  const part = { width: Math.round(VIEW.width * scale), height: Math.round(VIEW.height * scale) };
  return { x: Math.round((width - part.width) / 2), y: Math.round((height - part.height) / 2), ...part };
}
