/** A dropped picture as the file of a name: the app asks for some as PNG, and for the logo as SVG. */
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

/** An SVG file that shows a picture of pixels, which it holds. */
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
