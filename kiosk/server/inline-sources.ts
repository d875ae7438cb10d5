import { createHash } from 'node:crypto';

/** What is written into a page itself. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Scripts without an address; what has another type than these is data, which no policy asks about. */
const SCRIPT = /<script(?: type="module")?>(.*?)<\/script>/gsu;
const STYLE = /<style>(.*?)<\/style>/gsu;

/** The texts of the scripts and styles that the build has written into a page. */
export const inlineTexts = (html: string): Inline => ({
  scripts: [...html.matchAll(SCRIPT)].map(([, text = '']) => text),
  styles: [...html.matchAll(STYLE)].map(([, text = '']) => text),
});

/** The same as sources of the page's content security policy: hashes, which let in nothing else. */
export function inlineSources(html: string): Inline {
  const { scripts, styles } = inlineTexts(html);
  return { scripts: scripts.map(hashOf), styles: styles.map(hashOf) };
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
