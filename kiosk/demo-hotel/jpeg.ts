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
  const facts = jpegFacts(value);
  if (facts === undefined) throw new Refusal(400, `${field} is not a JPEG picture`);
  return facts;
}

/** Size of a JPEG in base64 from its frame header; undefined when it is not a whole JPEG. */
export function jpegFacts(base64: string): JpegFacts | undefined {
  const bytes = bytesOf(base64);
  if (bytes === undefined || bytes.byteLength < 12) return undefined;
  if (bytes.getUint16(0) !== 0xffd8 || bytes.getUint16(bytes.byteLength - 2) !== 0xffd9) return undefined;
  let at = 2;
  while (at + 9 < bytes.byteLength && bytes.getUint8(at) === 0xff) {
    if (isFrameHeader(bytes.getUint8(at + 1)))
      return { bytes: bytes.byteLength, height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) };
    at += 2 + bytes.getUint16(at + 2);
  }
  return undefined;
}

function bytesOf(base64: string): DataView<ArrayBuffer> | undefined {
  try {
    return new DataView(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)).buffer);
  } catch {
    return undefined;
  }
}

/** SOF0 to SOF15, without the Huffman, arithmetic and reserved markers among them. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
