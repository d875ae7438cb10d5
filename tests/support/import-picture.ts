import type { Import } from './import-graph';

/** Imports as a Mermaid chart, importing folders above, without implied arrows: `a → b → c` hides `a → c`. */
export function importPicture(imports: readonly Import[], folderOf: (path: string) => string): string {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [importing, imported] = [folderOf(from), folderOf(to)];
    if (importing !== imported) next.set(importing, (next.get(importing) ?? new Set()).add(imported));
  }
  const reaches = (from: string, to: string): boolean =>
    [...(next.get(from) ?? [])].some((through) => through === to || reaches(through, to));
  const arrows = [...next].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))
      .map((to) => `  ${from} --> ${to}`),
  );
  return ['flowchart TD', ...arrows.sort()].join('\n');
}
