import { posix } from 'node:path';
import { importsOf, type SourceFile } from './source';

export type Import = { readonly from: string; readonly to: string };

/** Every import among some files, type imports too. */
export function importGraph(files: readonly SourceFile[]): readonly Import[] {
  const known = new Set(files.map(({ path }) => path));
  return files.flatMap((file) =>
    importsOf(file).flatMap((name) => {
      const target = targetOf(file.path, name);
      const to = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
        .map((ending) => `${target}${ending}`)
        .find((path) => known.has(path));
      return to === undefined ? [] : [{ from: file.path, to }];
    }),
  );
}

/** The path, without ending, of the project's own import; undefined for a package. */
export function targetOf(path: string, name: string): string | undefined {
  if (name.startsWith('~/')) return `src/${name.slice(2)}`;
  return name.startsWith('.') ? posix.join(posix.dirname(path), name) : undefined;
}

/** One way around each circle of imports, with the first file again at the end. */
export function circlesIn(imports: readonly Import[]): readonly (readonly string[])[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const circles: string[][] = [];
  const follow = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) circles.push([...trail.slice(start), path]);
    if (start >= 0 || done.has(path)) return;
    for (const to of next.get(path) ?? []) follow(to, [...trail, path]);
    done.add(path);
  };
  for (const path of next.keys()) follow(path, []);
  return circles;
}
