/**
 * The first offered language that a name or a list of names asks for: `en-GB`, ` zh_TW`, `ja_JP.UTF-8`, or a
 * browser's weighted list (RFC 9110, 12.5.4). Language and script must match; a region implies the script: `zh-TW` is
 * `zh-Hant`, and `pt-PT` may read `pt-BR`.
 */
export function languageIn<Tag extends string>(names: string, offered: readonly Tag[]): Tag | undefined {
  const wanted = names
    .split(',')
    .filter(weightOf)
    .sort((one, other) => weightOf(other) - weightOf(one));
  for (const name of wanted) {
    const tag = tagIn(name);
    const found =
      offered.find((one) => one.toLowerCase() === tag.toLowerCase()) ?? inSameScript(tag, offered);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The tag in a name, without a weight, a character set, a variant of POSIX or a script of Java. */
export const tagIn = (name: string): string =>
  name
    .replace(/(;|\.|@|_?#).*/s, '')
    .trim()
    .replace(/[_\s]+/g, '-');

/** Weight of a name in a list: 1 by default, 0 for an unwanted language. */
const weightOf = (name: string): number => Number(/;\s*q=([\d.]+)/i.exec(name)?.[1] ?? 1);

function inSameScript<Tag extends string>(tag: string, offered: readonly Tag[]): Tag | undefined {
  const written = writtenIn(tag);
  return written === undefined ? undefined : offered.find((one) => writtenIn(one) === written);
}

/** Languages with one script in every region. */
const ONE_SCRIPT: Readonly<Record<string, string>> = { ja: 'ja-Jpan', en: 'en-Latn', ko: 'ko-Kore' };

/** A language with its script; undefined for no tag. `Intl.Locale` comes last: its tables cost a slow tablet 30 ms. */
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
