import type { Page } from '@playwright/test';
import type { PictureLanguage } from './person.ts';

/** How two people sign: the way of the pen, a path for each time that it touches the paper, in a box of this size. */
const BOX = { width: 620, height: 240 };
const SIGNATURES: Readonly<Record<PictureLanguage, readonly string[]>> = {
  // 山田 太郎, in a running hand
  ja: [
    'M96 54C94 88 90 118 86 146',
    'M52 98C48 126 48 146 54 156C82 162 112 156 136 144',
    'M142 90C142 112 138 138 130 164',
    'M188 90C186 120 188 150 196 178',
    'M190 92C216 82 244 76 262 80C264 108 256 146 246 176',
    'M226 84C226 112 224 140 222 166',
    'M196 128C216 120 234 118 250 116C238 134 214 150 200 170C218 162 234 160 246 158',
    'M318 112C346 102 376 94 406 90',
    'M364 50C364 96 346 150 300 196',
    'M360 108C374 140 398 168 432 184',
    'M352 172C360 180 366 186 368 196',
    'M478 50C484 56 488 62 490 70',
    'M464 80C480 72 496 68 506 70C510 88 504 104 498 118C486 120 476 122 468 124',
    'M468 100C480 96 490 94 500 94',
    'M466 82C466 116 462 146 458 172C474 160 486 152 498 142',
    'M490 132C500 142 508 152 514 164',
    'M536 68C552 60 568 56 576 58C570 76 558 88 546 96C566 98 572 122 548 132',
    'M540 68C542 112 540 164 534 214',
  ],
  en: [
    'M66 84C84 52 140 44 128 78C116 128 104 190 74 206C48 216 40 188 70 166C98 148 122 146 138 136C130 118 148 104 162 114C174 126 166 146 150 146C136 142 136 124 150 124C166 130 176 122 184 104C194 74 200 42 190 36C178 36 178 96 172 146C178 124 194 110 200 122C204 136 196 148 210 144C216 138 218 126 220 118C220 130 218 138 216 148C222 126 238 110 246 122C250 136 240 152 262 142',
    'M366 66C352 34 308 50 314 80C320 108 360 108 354 138C346 168 296 166 292 142C310 128 352 150 372 136C378 126 380 120 382 116C382 128 380 138 378 148C384 126 398 110 404 122C408 134 400 142 400 148C406 126 420 110 426 122C428 134 420 150 436 142C444 132 446 124 448 118C446 130 442 148 454 144C466 132 476 88 480 62C472 96 462 148 474 146C486 140 500 92 504 58C504 40 492 46 490 74C486 106 484 130 482 148C488 126 502 110 508 122C512 136 502 152 524 142C552 128 574 118 602 116',
    'M454 96C474 90 496 86 520 86',
    'M451 94L452 97',
    'M212 196C320 176 440 170 552 180',
  ],
};

/** How far the pen goes between two samples, in parts of the box. */
const STEP = 5;

/** A place of the pen in the box, from 0 to 1, and how hard it presses. */
interface Sample {
  readonly x: number;
  readonly y: number;
  readonly force: number;
}

/** Signs on the canvas with a pen that presses less where a stroke begins and ends. */
export async function signs(page: Page, language: PictureLanguage): Promise<void> {
  const canvas = page.locator('canvas');
  await canvas.hover({ trial: true });
  const box = await canvas.boundingBox();
  if (!box) throw new Error('There is no canvas to sign on');
  const pen = await page.context().newCDPSession(page);
  const width = box.width * 0.9;
  const [left, top] = [
    box.x + (box.width - width) / 2,
    box.y + (box.height - (width * BOX.height) / BOX.width) / 2,
  ];
  for (const stroke of await strokesOf(page, SIGNATURES[language])) {
    for (const [index, { x, y, force }] of stroke.entries()) {
      const place = { x: left + (x * width) / BOX.width, y: top + (y * width) / BOX.width };
      const type = index === 0 ? 'mousePressed' : 'mouseMoved';
      await pen.send('Input.dispatchMouseEvent', {
        ...place,
        type,
        force,
        pointerType: 'pen',
        button: 'left',
        buttons: 1,
        clickCount: index === 0 ? 1 : 0,
      });
      if (index === stroke.length - 1) {
        await pen.send('Input.dispatchMouseEvent', {
          ...place,
          type: 'mouseReleased',
          pointerType: 'pen',
          button: 'left',
          clickCount: 1,
        });
      }
    }
  }
  await pen.detach();
}

/** The samples of each path. */
const strokesOf = (page: Page, paths: readonly string[]): Promise<Sample[][]> =>
  page.evaluate(
    ({ ways, step }) =>
      ways.map((way) => {
        const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        path.setAttribute('d', way);
        const length = path.getTotalLength();
        const count = Math.max(2, Math.round(length / step));
        return Array.from({ length: count + 1 }, (_, index) => {
          const { x, y } = path.getPointAtLength((length * index) / count);
          const fromEnd = Math.min(index, count - index) / count;
          return { x, y, force: Math.min(1, 0.1 + 3 * fromEnd) };
        });
      }),
    { ways: paths, step: STEP },
  );
