const BLOCKS =
  'h1, h2, h3, h4, h5, h6, p, div, hr, blockquote, pre, ul, ol, dl, table, section, article, li, dt, dd';
/** Elements that hold nothing but parts of their own. */
const FRAMES = 'ul, ol, dl, table, thead, tbody, tfoot, tr';

const isBlock = (node: Node): boolean => node instanceof Element && node.matches(BLOCKS);
const isBreak = (node: Node | undefined): boolean => node instanceof HTMLBRElement;

/**
 * Gives every paragraph an element of its own, as the browser draws it: text beside lists or other paragraphs, and text between
 * two line breaks. A listener goes from one to the next.
 */
export function separateParagraphs(content: ParentNode): void {
  for (const child of content.children) separateParagraphs(child);
  if (content instanceof Element && content.matches(FRAMES)) return;
  const runs: ChildNode[][] = [[]];
  let after: Node | undefined;
  for (const node of content.childNodes) {
    if (isBlock(node)) runs.push([]);
    else if (isBreak(node) && isBreak(after)) {
      // The first of the breaks ends the paragraph, the second is the blank line.
      runs.push([]);
      after = undefined;
      continue;
    } else runs.at(-1)?.push(node);
    if (node.textContent?.trim() !== '' || isBreak(node)) after = node;
  }
  if (runs.length === 1) return;
  for (const run of runs) {
    const [first] = run;
    if (!first || run.every(({ textContent }) => textContent?.trim() === '')) continue;
    const paragraph = document.createElement('div');
    first.before(paragraph);
    paragraph.append(...run);
  }
}
