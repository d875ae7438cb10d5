export interface JpegFacts {
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

/** A JPEG's size in base64 from its frame header; undefined for a broken JPEG. */
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
