/** Draws a made-up passport page as bare base64 JPEG. Self-contained: a browser's driver can run it. */
export function drawPassport(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 220;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no 2D canvas');
  pen.fillStyle = '#8b0000';
  pen.fillRect(0, 0, 320, 220);
  pen.fillStyle = '#ffffff';
  pen.fillRect(20, 20, 90, 120);
  return canvas.toDataURL('image/jpeg').replace('data:image/jpeg;base64,', '');
}
