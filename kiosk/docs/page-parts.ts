/** Fills parts of a page between `<!-- name -->` and `<!-- /name -->`. @throws Error for a part without a place */
export const withParts = (page: string, parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts).reduce((text, [name, part]) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [before, made = '', ...others] = text.split(start);
    const [, after, ...more] = made.split(end);
    if (after === undefined || others.length + more.length > 0)
      throw new Error(`The page has no one ${start}`);
    return `${before}${start}${part}${end}${after}`;
  }, page);
