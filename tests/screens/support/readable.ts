import { photo } from './photo';

/** WCAG 1.4.3 and 1.4.11: the least contrast of words and pictures. */
const LEAST = { words: 4.5, picture: 3 } as const;

interface VisiblePart {
  readonly name: string;
  readonly kind: keyof typeof LEAST;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Illegible words and icons in front. Disabled ones may be fainter. */
export async function illegible(): Promise<readonly string[]> {
  const shown = whatIsShown();
  const picture = await photo();
  return shown
    .map((one) => ({ ...one, contrast: contrastWithin(picture, one) }))
    .filter(({ kind, contrast }) => contrast < LEAST[kind])
    .map(({ name, contrast }) => `${name}: ${contrast.toFixed(1)}`);
}

/** The commonest colour of an element, which is scrolled into view. @throws {Error} for a covered one */
export async function groundOf(selector: string): Promise<string> {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  element.scrollIntoView({ block: 'nearest' });
  const place = element.getBoundingClientRect();
  const top = document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2);
  if (!element.contains(top)) throw new Error(`${selector} is covered`);
  return commonest(await photo(), place);
}

/** Every uncovered text and icon. */
function whatIsShown(): VisiblePart[] {
  const isInFront = ({ x, y, width, height }: DOMRect, owner: Element) => {
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    // Icons let touches through to their button.
    return top !== null && (owner.contains(top) || top.contains(owner));
  };
  const isSeen = (owner: Element) =>
    owner.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !owner.closest('.hidden, :disabled, [inert], option');
  const rounded = ({ x, y, width, height }: DOMRect) => ({
    x: Math.ceil(x),
    y: Math.ceil(y),
    width: Math.floor(width),
    height: Math.floor(height),
  });
  const shown: VisiblePart[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: owner, textContent } = node;
    const words = textContent?.trim() ?? '';
    if (!owner || words === '' || owner.closest('script, style, noscript, svg') || !isSeen(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [line] = range.getClientRects();
    if (line && isInFront(line, owner))
      shown.push({ name: words.slice(0, 20), kind: 'words', ...rounded(line) });
  }
  for (const icon of document.querySelectorAll('svg')) {
    const box = icon.getBoundingClientRect();
    const owner = icon.parentElement;
    if (!owner || box.width === 0 || !isSeen(owner) || !isInFront(box, owner)) continue;
    const name = `icon of ${owner.textContent?.trim().slice(0, 20)}`;
    shown.push({ name, kind: 'picture', ...rounded(box) });
  }
  return shown.filter(
    ({ x, y, width, height }) =>
      x >= 0 && y >= 0 && x + width <= window.innerWidth && y + height <= window.innerHeight,
  );
}

/** The contrast of a part's lightest and darkest pixel (WCAG 2.2). */
function contrastWithin({ data, width }: ImageData, part: VisiblePart): number {
  let [darkest, lightest] = [1, 0];
  for (let y = part.y; y < part.y + part.height; y += 1) {
    for (let x = part.x; x < part.x + part.width; x += 1) {
      const at = (y * width + x) * 4;
      const light = 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
      darkest = Math.min(darkest, light);
      lightest = Math.max(lightest, light);
    }
  }
  return (Math.max(lightest, darkest) + 0.05) / (darkest + 0.05);
}

function linear(channel = 0): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** A part's most frequent colour within the picture. */
function commonest({ data, width, height }: ImageData, part: Omit<VisiblePart, 'name' | 'kind'>): string {
  const counts = new Map<string, number>();
  for (let y = Math.max(0, Math.ceil(part.y)); y < Math.min(height, part.y + part.height); y += 1) {
    for (let x = Math.max(0, Math.ceil(part.x)); x < Math.min(width, part.x + part.width); x += 1) {
      const at = (y * width + x) * 4;
      const colour = `${data[at]},${data[at + 1]},${data[at + 2]}`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['nothing', 0])[0];
}
