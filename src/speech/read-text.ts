import i18next from 'i18next';
import { asHeard } from './as-heard';
import { pauseAfter } from './punctuation';
import { isShown } from './stops';
import type { Spoken } from './voice';

/** Pictures for the eye alone. */
const UNSAID = '[aria-hidden="true"], [hidden], svg, canvas, select, script, style';

/** Characters that only tell where a line breaks. */
const UNSEEN = /\p{Cf}/gu;

/** A piece of text in one language that is said in one way. */
type Run = { text: string; readonly lang: string; readonly say: string | undefined };

/**
 * The words of an element, each run in its own language; what stands apart on the screen is said apart. `data-apart` tells so of
 * what only looks so, `data-say` how letters are said where the text alone does not (`asHeard`).
 */
export function readText(element: Element): Spoken[] {
  const runs: Run[] = [];
  let isApart = false;
  const add = (text: string, lang: string, say: string | undefined) => {
    const last = runs.at(-1);
    if (last && last.lang === lang && last.say === say) {
      last.text = isApart
        ? last.text.trimEnd() + pauseAfter(last.text, lang) + text.trimStart()
        : last.text + text;
    } else if (text.trim() !== '') {
      if (last && isApart) last.text = last.text.trimEnd() + pauseAfter(last.text, last.lang);
      runs.push({ text: text.trimStart(), lang, say });
    }
    isApart = false;
  };
  const visit = (node: Node, lang: string, say: string | undefined) => {
    if (node instanceof Text) {
      // A line break is one only where the text was written with it.
      for (const [at, line] of node.data.split('\n').entries()) {
        if (at > 0) isApart = true;
        if (line.trim() !== '') add(line.replace(/\s+/g, ' '), lang, say);
        else if (line !== '' && runs.length > 0 && !isApart) add(' ', lang, say);
      }
      return;
    }
    if (!(node instanceof HTMLElement) || node.matches(UNSAID) || !isShown(node)) return;
    if (node instanceof HTMLImageElement) {
      if (node.alt !== '') add(node.alt, lang, say);
      return;
    }
    const stands =
      node instanceof HTMLBRElement ||
      node.dataset.apart !== undefined ||
      !getComputedStyle(node).display.startsWith('inline');
    isApart ||= stands;
    for (const child of node.childNodes) visit(child, node.lang || lang, node.dataset.say ?? say);
    isApart ||= stands;
  };
  visit(element, langOf(element), element.closest<HTMLElement>('[data-say]')?.dataset.say);
  return runs
    .map(({ text, lang, say }) => ({ text: asHeard(text.replace(UNSEEN, '').trim(), lang, say), lang }))
    .filter(({ text }) => text !== '');
}

/** The words of an element without their languages. */
export const plainText = (element: Element): string =>
  readText(element)
    .map(({ text }) => text)
    .join(' ');

/** The language of an element's words. */
export const langOf = (element: Element): string =>
  element.closest<HTMLElement>('[lang]:not(html)')?.lang || i18next.language;
