import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from './fixtures.ts';
import { comesToRest } from './inspect.ts';

/**
 * What every screen looks like, in numbers kept beside the tests: which parts are seen, where they stand, how many lines
 * their text takes, in which colours and letters. Unlike pictures they hold in any version of the browser.
 */

/** One way in which every screen is measured. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Attributes of the page's root, as the guest's choices set them. */
  readonly root?: Readonly<Record<string, string>>;
}

/** A part of the screen that is seen. */
interface Part {
  readonly what: string;
  /** Left, top, width and height, in CSS px. */
  readonly box: readonly number[];
  readonly lines: number;
  readonly style: string;
}

/** By how much a box may differ: browsers round differently. In CSS px. */
const TOLERANCE = 2;
const FONTS = [
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc',
];
const fonts = FONTS.map((path) =>
  existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16) : 'none',
).join(' ');

const layouts = (name: string) => fileURLToPath(new URL(`../looks/layouts/${name}`, import.meta.url));
/** The fonts of the machine on which all layouts were measured. */
const KEPT_FONTS = layouts('fonts.txt');
const hasKeptFonts = (): boolean => readFileSync(KEPT_FONTS, 'utf8').trim() === fonts;

/** Compares the screen as it now stands with what is kept of it, in every look; or keeps it. */
export async function looksAsKept(
  page: Page,
  screen: string,
  looks: readonly Look[],
  isKeeping: boolean,
): Promise<void> {
  for (const { name, width, height, root = {} } of looks) {
    await page.setViewportSize({ width, height });
    await dress(page, root);
    await comesToRest(page);
    const file = layouts(`${name}/${screen}.json`);
    if (isKeeping) keep(file, await settledParts(page));
    else {
      const kept: readonly Part[] = JSON.parse(readFileSync(file, 'utf8'));
      if (!hasKeptFonts()) saysWhatIsLeftAside();
      // The page may only just have heard of its size.
      await expect
        .configure({ soft: true })
        .poll(async () => differences(kept, await partsOf(page)), { message: `${screen}, ${name}` })
        .toEqual([]);
    }
    await undress(page, root);
  }
  const [first] = looks;
  if (first) await page.setViewportSize({ width: first.width, height: first.height });
}

/** `npm test` ends with what was left aside. */
function saysWhatIsLeftAside(): void {
  const { annotations } = test.info();
  if (annotations.some(({ type }) => type === 'left aside')) return;
  annotations.push({
    type: 'left aside',
    description: 'where the parts of a screen stand: other fonts here',
  });
}

/** The parts once pictures and letters are there and nothing moves any more. */
async function settledParts(page: Page): Promise<Part[]> {
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  let parts = await partsOf(page);
  await expect(async () => {
    const before = parts;
    parts = await partsOf(page);
    expect(parts).toEqual(before);
  }).toPass({ intervals: [500] });
  return parts;
}

/** @throws {Error} where the other layouts were measured with other fonts */
function keep(file: string, parts: readonly Part[]): void {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(KEPT_FONTS) && !hasKeptFonts())
    throw new Error('All layouts are of the same fonts: remove e2e/looks/layouts, and measure all of them');
  writeFileSync(KEPT_FONTS, `${fonts}\n`);
  const lines = parts.map((part) => `  ${JSON.stringify(part)}`).join(',\n');
  writeFileSync(file, `[\n${lines}\n]\n`);
}

/** What differs, in words. Where the fonts are others than the kept ones, letters have other widths: places say nothing. */
function differences(kept: readonly Part[], now: readonly Part[]): string[] {
  const saysPlaces = hasKeptFonts();
  const isSame = (one: Part, other: Part) =>
    one.what === other.what &&
    one.style === other.style &&
    (!saysPlaces || (one.lines === other.lines && isNear(one.box, other.box)));
  const found: string[] = [];
  for (let at = 0; at < Math.max(kept.length, now.length); at += 1) {
    const [was, is] = [kept[at], now[at]];
    if (was && is && isSame(was, is)) continue;
    found.push(`${was ? JSON.stringify(was) : 'nothing'} became ${is ? JSON.stringify(is) : 'nothing'}`);
    // A part that came or went moves all the others on.
    if (was?.what !== is?.what) break;
  }
  return found;
}

const isNear = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((value, at) => Math.abs(value - (other[at] ?? Number.NaN)) <= TOLERANCE);

const dress = (page: Page, root: Readonly<Record<string, string>>) =>
  page.evaluate((wanted) => void Object.assign(document.documentElement.dataset, wanted), root);

const undress = (page: Page, root: Readonly<Record<string, string>>) =>
  page.evaluate((names) => {
    for (const name of names) delete document.documentElement.dataset[name];
  }, Object.keys(root));

/** Every part that is in view and has words of its own, an edge, a ground, or something drawn in it. */
function partsOf(page: Page): Promise<Part[]> {
  return page.evaluate(() => {
    const DRAWN = 'img, svg, canvas, input, select, textarea, button, dialog';
    const CLEAR = 'rgba(0, 0, 0, 0)';
    const isInView = ({ width, height, bottom, right, left, top }: DOMRect) =>
      width > 0 &&
      height > 0 &&
      bottom > 0 &&
      right > 0 &&
      top < window.innerHeight &&
      left < window.innerWidth;
    const seen: { what: string; box: number[]; lines: number; style: string }[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement | SVGElement>('*')) {
      if (element.parentElement?.closest('svg')) continue;
      const rect = element.getBoundingClientRect();
      if (!isInView(rect) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const css = getComputedStyle(element);
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const words = texts
        .map(({ textContent }) => textContent?.trim() ?? '')
        .filter(Boolean)
        .join(' ')
        // A countdown goes on while a busy machine draws one size after the other.
        .replace(/\d+/g, (number) => (element.matches('[role="timer"]') ? '30' : number));
      const edge = css.borderTopWidth === '0px' ? '' : ` edge ${css.borderTopWidth} ${css.borderTopColor}`;
      const ground = css.backgroundColor === CLEAR ? '' : ` on ${css.backgroundColor}`;
      const image = css.backgroundImage === 'none' ? '' : ' with a picture';
      if (!words && !edge && !ground && !image && !element.matches(DRAWN)) continue;
      const tops = new Set(
        texts.flatMap((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return [...range.getClientRects()]
            .filter(({ width }) => width > 1)
            .map(({ top }) => Math.round(top));
        }),
      );
      const name = element.dataset.action ?? element.dataset.field ?? element.getAttribute('name');
      const isMissing = element instanceof HTMLImageElement && element.naturalWidth === 0;
      seen.push({
        what: `${element.tagName.toLowerCase()}${name ? `[${name}]` : ''}${words && ` ${words.slice(0, 40)}`}${isMissing ? ' missing' : ''}`,
        box: [rect.left, rect.top, rect.width, rect.height].map(Math.round),
        lines: tops.size,
        // Mixed colours have more decimals than anybody sees.
        style: `${css.color}${ground}${edge}${image} ${css.fontWeight} ${css.fontSize}`.replace(
          /\d+\.\d+/g,
          (number) => String(Math.round(Number(number) * 100) / 100),
        ),
      });
    }
    return seen;
  });
}
