import { renameSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The made-up passport's holder; the codes are examples (ICAO 9303, "Utopia"). */
interface Holder {
  readonly family: string;
  readonly given: string;
  readonly number: string;
}

export const MUSTER: Holder = { family: 'MUSTER', given: 'ERIKA SPECIMEN', number: 'X0000001<' };
export const BEISPIEL: Holder = { family: 'BEISPIEL', given: 'MAX SPECIMEN', number: 'X0000002<' };

interface Scene {
  readonly holder: Holder;
  /** In px. */
  readonly blur?: number;
  readonly lamp?: boolean;
}

/** In px. */
export const FILM = { width: 960, height: 540 } as const;

/** The browser's arguments for a made-up camera with a film. */
export const playsFilm = (film: string): readonly string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream=device-count=1',
  `--use-file-for-fake-video-capture=${film}`,
];

/** Draws a specimen passport in its own tab, and replaces the film at once for the camera's next opening. */
export async function holdsUp(page: Page, film: string, scene: Scene): Promise<void> {
  const workshop = await page.context().newPage();
  const jpeg = await workshop.evaluate(draw, { ...FILM, ...scene });
  await workshop.close();
  // A camera may still have the former film open.
  const next = `${film}.${Date.now()}`;
  writeFileSync(next, Buffer.from(jpeg, 'base64'));
  renameSync(next, film);
}

/** Draws a lobby and a passport's data page in the frame, as base64 JPEG. Runs in the page. */
function draw({ width, height, holder, blur = 0, lamp = false }: Scene & typeof FILM): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no 2D canvas');
  pen.fillStyle = '#3c4a48';
  pen.fillRect(0, 0, width, height);
  pen.filter = blur === 0 ? 'none' : `blur(${blur}px)`;
  // From here in mm: the page is 125 by 88, with 8 above and below.
  const mm = height / 104;
  pen.setTransform(mm, 0, 0, mm, width / 2 - 62.5 * mm, 8 * mm);
  pen.fillStyle = '#dfe6dc';
  pen.fillRect(0, 0, 125, 88);
  pen.strokeStyle = '#b9cdb9';
  pen.lineWidth = 0.25;
  for (let wave = 0; wave < 12; wave += 1) {
    pen.beginPath();
    for (let x = 0; x <= 125; x += 1) pen.lineTo(x, 6 + wave * 5 + 2 * Math.sin(x / 6 + wave));
    pen.stroke();
  }
  const write = (text: string, x: number, y: number, size: number, font = 'sans-serif') => {
    pen.font = `${size}px ${font}`;
    pen.fillText(text, x, y);
  };
  pen.fillStyle = '#29413c';
  write('UTOPIA', 6, 8, 4);
  write('PASSPORT / PASSEPORT', 52, 8, 3);
  pen.fillStyle = '#c4d0c8';
  pen.fillRect(6, 14, 33, 43);
  pen.fillStyle = '#6d5a4a';
  for (const [y, across, down, start] of [
    [31, 8, 10.5, 0],
    [57, 15, 14, Math.PI],
  ] as const) {
    pen.beginPath();
    pen.ellipse(22.5, y, across, down, 0, start, 2 * Math.PI);
    pen.fill();
  }
  for (const [index, [label, value]] of [
    ['Type   Code   Passport No.', `P      UTO    ${holder.number.replace('<', '')}`],
    ['Surname', holder.family],
    ['Given names', holder.given],
    ['Nationality', 'UTOPIAN'],
    ['Date of birth', '01 JAN 1990'],
    ['Date of expiry', '31 DEC 2035'],
  ].entries()) {
    pen.fillStyle = '#5a6b66';
    write(label ?? '', 44, 15 + index * 8, 2);
    pen.fillStyle = '#1b2523';
    write(value ?? '', 44, 19 + index * 8, 3.4);
  }
  pen.fillStyle = '#7d2f22';
  write('SPECIMEN', 90, 56, 5);
  pen.fillStyle = '#14191a';
  const names = `P<UTO${holder.family}<<${holder.given.replaceAll(' ', '<')}`;
  const lines = [names, `${holder.number}0UTO9001011X3512310`].map((line) => line.padEnd(44, '<'));
  // 44 letters take 113 mm in any font.
  pen.font = '4px monospace';
  const size = (4 * 113) / pen.measureText('<'.repeat(44)).width;
  for (const [index, line] of lines.entries()) write(line, 6, 73 + index * 7, size, 'monospace');
  if (lamp) {
    pen.fillStyle = '#ffffff';
    pen.beginPath();
    pen.ellipse(30, 30, 14, 9, 0.4, 0, 7);
    pen.fill();
  }
  return canvas.toDataURL('image/jpeg', 0.95).replace('data:image/jpeg;base64,', '');
}
