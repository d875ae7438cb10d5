/** Japanese encodings besides UTF-8. Most EUC-JP reads as Shift_JIS, but hardly the reverse. */
const OTHERS: readonly (readonly [label: string, name: string])[] = [
  ['euc-jp', 'EUC-JP'],
  ['shift_jis', 'Shift_JIS'],
];

export function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe)) return 'UTF-16';
  if (first === 0x1f && second === 0x8b) return 'gzip';
  if (isIn('utf-8', bytes)) return bytes.includes(0) ? 'UTF-16' : 'UTF-8';
  return OTHERS.find(([label]) => isIn(label, bytes))?.[1] ?? 'unknown';
}

function isIn(label: string, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(label, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
