import type { ScreenPath } from '../../../src/flow/screens.ts';
import type { View } from '../preview/views.ts';
import { isGroup, type Values, withValue } from './differences.ts';

export interface PicturePlace {
  readonly id: 'checkin' | 'checkout' | 'logo' | 'done' | 'attract' | 'signature' | 'passport';
  /** The screen or state that shows it. */
  readonly shownOn: ScreenPath | View;
  /** The app's file below `assets.url`; undefined if a setting of `assets` names it. */
  readonly file?: string;
  /** The setting with its name, and the file's stem. */
  readonly setting?: { readonly key: string; readonly stem: string };
  /** The setting of `display` that shows it; a new picture turns it on. */
  readonly display?: string;
  /** The app's file for an empty setting. */
  readonly instead?: string;
}

/** The pictures in a guest's order. */
export const PICTURE_PLACES: readonly PicturePlace[] = [
  { id: 'checkin', shownOn: '/', file: 'checkin.png' },
  { id: 'checkout', shownOn: '/', file: 'checkout.png' },
  { id: 'logo', shownOn: '/', file: 'logo.svg', display: 'use_full_logo' },
  { id: 'done', shownOn: '/checkin/complete', file: 'ic_success.png' },
  { id: 'attract', shownOn: 'attract', setting: { key: 'attract', stem: 'attract' }, instead: 'checkin.png' },
  {
    id: 'signature',
    shownOn: 'signature-example',
    setting: { key: 'signature_example', stem: 'signature-example' },
  },
  { id: 'passport', shownOn: 'passport-guide', setting: { key: 'passport_guide', stem: 'passport-guide' } },
];

export const FOLDER = '/data/';
const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

/** A dropped picture's file name; undefined for a refused kind. */
export function nameFor(place: PicturePlace, type: string): string | undefined {
  const ending = ENDINGS[type];
  if (ending === undefined) return undefined;
  if (place.setting !== undefined) return `${place.setting.stem}.${ending}`;
  // A vector file can hold pixels, but a vector has no size in pixels.
  return place.file?.endsWith('.svg') || ending !== 'svg' ? place.file : undefined;
}

/** A picture's address; undefined for the app's own. */
export function addressOf(place: PicturePlace, values: Values): string | undefined {
  if (place.file !== undefined) return `${FOLDER}${place.file}`;
  const { assets } = values;
  const named = isGroup(assets) && place.setting ? assets[place.setting.key] : undefined;
  return typeof named === 'string' && named !== '' ? named : undefined;
}

/** The settings with or without a picture, its display included. */
export function withPicture(
  values: Values,
  { setting, display }: PicturePlace,
  name: string | undefined,
): Values {
  if (display !== undefined) return withValue(values, `display.${display}`, name !== undefined);
  if (setting === undefined) return values;
  return withValue(values, `assets.${setting.key}`, name === undefined ? '' : `${FOLDER}${name}`);
}

/** Converts a dropped picture: the app asks for some as PNG, and for the logo as SVG. */
export async function asFile(picture: File, name: string): Promise<Blob> {
  const kind = name.endsWith('.png') ? 'image/png' : name.endsWith('.svg') ? 'image/svg+xml' : picture.type;
  if (picture.type === kind) return picture;
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  if (kind === 'image/png') {
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    return canvas.convertToBlob();
  }
  return new Blob([svgAround(await asAddress(picture), width, height)], { type: kind });
}

/** An SVG file around a picture of pixels. */
export const svgAround = (address: string, width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<image href="${address}" width="${width}" height="${height}"/></svg>\n`;

function asAddress(picture: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(picture.name));
    reader.readAsDataURL(picture);
  });
}
