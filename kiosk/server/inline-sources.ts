import { createHash } from 'node:crypto';

export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Inline scripts; another type is data, which no policy checks. */
const SCRIPT = /<script(?: type="module")?>(.*?)<\/script>/gsu;
const STYLE = /<style>(.*?)<\/style>/gsu;

export const inlineTexts = (html: string): Inline => ({
  scripts: [...html.matchAll(SCRIPT)].map(([, text = '']) => text),
  styles: [...html.matchAll(STYLE)].map(([, text = '']) => text),
});

/** Their hashes, as sources of the page's content security policy. */
export function inlineSources(html: string): Inline {
  const { scripts, styles } = inlineTexts(html);
  return { scripts: scripts.map(hashOf), styles: styles.map(hashOf) };
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
