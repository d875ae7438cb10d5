import { Refusal } from './refusal.ts';

/** What the header of a JPEG says. */
export interface JpegFacts {
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Reads a picture sent as bare base64.
 * @throws {Refusal} naming the field when there is a `data:` prefix, bad base64, or bytes that are not JPEG.
 */
export function readJpegField(field: string, value: string): JpegFacts {
  if (value.startsWith('data:'))
    throw new Refusal(400, `${field} must be bare base64, without a data: prefix`);
  if (value === '') throw new Refusal(400, `${field} is empty`);
  if (value.includes(' '))
    throw new Refusal(400, `${field} is not base64: it has spaces (is a + not percent-encoded?)`);
  if (value.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/u.test(value))
    throw new Refusal(400, `${field} is not base64`);
  const facts = jpegFacts(Buffer.from(value, 'base64'));
  if (facts === undefined) throw new Refusal(400, `${field} is not a JPEG picture`);
  return facts;
}

/** Size of a JPEG from its frame header; undefined when the bytes are not a whole JPEG. */
export function jpegFacts(bytes: Buffer): JpegFacts | undefined {
  if (
    bytes.length < 12 ||
    bytes.readUInt16BE(0) !== 0xffd8 ||
    bytes.readUInt16BE(bytes.length - 2) !== 0xffd9
  ) {
    return undefined;
  }
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrameHeader(marker)) {
      return { bytes: bytes.length, height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15, without the Huffman, arithmetic and reserved markers among them. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
