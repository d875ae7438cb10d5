/** At most so many endings are offered at once. */
const MOST = 5;

/**
 * What can follow the `@` of the last mail address of a text: all domains at first, then those that go on as the guest
 * types; none where one is there already.
 * @param domains separated by spaces, the most usual first
 * @example mailEndings('a@g', 'gmail.com icloud.com') // ['gmail.com']
 */
export function mailEndings(text: string, domains: string): readonly string[] {
  const typed = /[^\s,@]@([^\s,@]*)$/.exec(text)?.[1]?.toLowerCase();
  if (typed === undefined) return [];
  return domains
    .split(' ')
    .filter((domain) => domain.startsWith(typed) && domain !== typed)
    .slice(0, MOST);
}

/** A text whose last mail address ends with this domain. */
export const withEnding = (text: string, domain: string): string =>
  text.slice(0, text.lastIndexOf('@') + 1) + domain;
