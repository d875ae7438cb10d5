/**
 * The first language on offer that a name or a list of names asks for, however a system writes them: `en-GB`, `EN`, ` zh_TW`,
 * `ja_JP.UTF-8`, or a browser's list with its weights (RFC 9110, 12.5.4). It is the same language, or one with the same script,
 * which a region implies: `zh-TW` is `zh-Hant`, and `pt-PT` may read `pt-BR`. Undefined if none is on offer.
 */
export function languageIn<Tag extends string>(names: string, offered: readonly Tag[]): Tag | undefined {
  const wanted = names
    .split(',')
    .filter(weightOf)
    .sort((one, other) => weightOf(other) - weightOf(one));
  for (const name of wanted) {
    const tag = tagIn(name);
    const written = writtenIn(tag);
    const found =
      offered.find((one) => one.toLowerCase() === tag.toLowerCase()) ??
      offered.find((one) => written && writtenIn(one) === written);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The tag in a name, without what can follow it: a weight, a character set, a variant of POSIX, or a script of Java. */
export const tagIn = (name: string): string =>
  name
    .replace(/(;|\.|@|_?#).*/s, '')
    .trim()
    .replace(/[_\s]+/g, '-');

/** What a list says of a name: 1 without a weight, 0 for a language that is not wanted. */
const weightOf = (name: string): number => Number(/;\s*q=([\d.]+)/i.exec(name)?.[1] ?? 1);

/** Languages that are written in the same script in every region. */
const ONE_SCRIPT: Readonly<Record<string, string>> = { ja: 'ja-Jpan', en: 'en-Latn', ko: 'ko-Kore' };

/**
 * A language with its script; undefined for what is no tag. `Intl.Locale` is asked only where it has to be: it first loads its
 * tables, which takes a slow tablet some 30 ms of its start.
 */
function writtenIn(tag: string): string | undefined {
  const plain = ONE_SCRIPT[/^([a-z]{2})(?:-[A-Z]{2})?$/.exec(tag)?.[1] ?? ''];
  if (plain !== undefined) return plain;
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    // An address and a file can contain anything.
    return undefined;
  }
}
