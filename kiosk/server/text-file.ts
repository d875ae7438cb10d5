import { readFileSync } from 'node:fs';
import { isDamaged, isReadable } from '../../src/platform/json-text.ts';

/** The file's fault, which lasts until it changes; the message follows the file's name. */
export class WrongContent extends Error {}

/** Encodings of editors, and their traces in a file read as UTF-8. */
const JAPANESE = ['EUC-JP', 'Shift_JIS'];
const OTHERS: readonly (readonly [sign: string, name: string])[] = [
  ['\0', 'UTF-16'],
  ['\x1b', 'ISO-2022-JP'],
];

/** A file's text as tablets read it: UTF-8 without a byte order mark. @throws {WrongContent} */
export function textOf(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  const other = OTHERS.find(([sign]) => text.includes(sign))?.[1];
  if (other === undefined && !isDamaged(text)) return text;
  if (other === undefined && isIn('UTF-8', bytes))
    throw new WrongContent(
      `has signs that another encoding has lost (U+FFFD), first in line ${lineOf(text)}: write them anew.`,
    );
  const name = other ?? JAPANESE.find((encoding) => isIn(encoding, bytes, /[ぁ-んァ-ヶ]/u));
  const place = name === undefined ? `, first in line ${lineOf(text)}` : ` (it looks like ${name})`;
  throw new WrongContent(`is not UTF-8${place}: save it as UTF-8.`);
}

export type JsonContent =
  | { readonly text: string; readonly json: unknown; readonly problem?: undefined }
  | { readonly problem: string };

export function jsonContent(bytes: Uint8Array): JsonContent {
  try {
    const text = textOf(bytes);
    if (text.trim() === '') return { problem: 'is empty.' };
    if (!isReadable(text)) return { problem: 'is too long, or nested deeper than tablets read.' };
    return { text, json: JSON.parse(text) };
  } catch (error) {
    if (error instanceof WrongContent) return { problem: error.message };
    return { problem: `is not JSON: ${error instanceof Error ? error.message : error}.` };
  }
}

export function readText(path: string): string {
  const bytes = bytesOf(path);
  try {
    return textOf(bytes);
  } catch (error) {
    throw new Error(`${path} ${error instanceof Error ? error.message : error}`);
  }
}

export function readJsonFile(path: string): unknown {
  const content = jsonContent(bytesOf(path));
  if (content.problem !== undefined) throw new Error(`${path} ${content.problem}`);
  return content.json;
}

function bytesOf(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
    throw new Error(`${path} cannot be read (${code}).`);
  }
}

const lineOf = (text: string): number =>
  text
    .split(/\uFFFD|\\ufffd/iu, 1)
    .join()
    .split('\n').length;

/** Whether bytes are text in an encoding, with a sign of it. */
function isIn(encoding: string, bytes: Uint8Array, sign = /^/u): boolean {
  try {
    return sign.test(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
