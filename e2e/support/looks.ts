import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from './fixtures.ts';
import { comesToRest } from './inspect.ts';

/** Pictures of screens, kept beside the tests: a change of how something looks shows as a picture. */

/** One way in which every screen is pictured. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Attributes of the page's root, as the guest's choices set them. */
  readonly root?: Readonly<Record<string, string>>;
}

/** Pictures the screen as it now stands, in every look. */
export async function picture(page: Page, screen: string, looks: readonly Look[]): Promise<void> {
  for (const { name, width, height, root = {} } of looks) {
    await page.setViewportSize({ width, height });
    await dress(page, root);
    await comesToRest(page);
    await expect.soft(page).toHaveScreenshot([name, `${screen}.png`]);
    await undress(page, root);
  }
  const [first] = looks;
  if (first) await page.setViewportSize({ width: first.width, height: first.height });
}

const dress = (page: Page, root: Readonly<Record<string, string>>) =>
  page.evaluate((wanted) => void Object.assign(document.documentElement.dataset, wanted), root);

const undress = (page: Page, root: Readonly<Record<string, string>>) =>
  page.evaluate((names) => {
    for (const name of names) delete document.documentElement.dataset[name];
  }, Object.keys(root));

const MADE_WITH = fileURLToPath(new URL('../looks/pictures/made-with.txt', import.meta.url));
const FONTS = [
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc',
];

/** What letters are drawn with: the browser's major version, and the fonts. Other ones draw other pictures. */
function drawnWith(version: string) {
  const fonts = FONTS.map((path) =>
    existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16) : 'none',
  );
  return {
    chromium: version.split('.')[0] ?? '',
    machine: `${process.platform} ${process.arch}`,
    fonts: fonts.join(' '),
  };
}

/** Whether pictures taken here can be laid beside those that are kept. When they are taken anew, says with what. */
export function canCompare(version: string, isTakingAnew: boolean): boolean {
  const here = `${JSON.stringify(drawnWith(version))}\n`;
  if (isTakingAnew) writeFileSync(MADE_WITH, here);
  return existsSync(MADE_WITH) && readFileSync(MADE_WITH, 'utf8') === here;
}
