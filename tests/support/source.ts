import { readdirSync, readFileSync } from 'node:fs';

/** One file of the project's own code. */
export type SourceFile = {
  /** From the top of the project: `src/flow/lookup.ts`. */
  readonly path: string;
  readonly text: string;
};

const TOP = new URL('../../', import.meta.url);

/** The text of one file, by its path from the top of the project. */
export const readProjectFile = (path: string): string => readFileSync(new URL(path, TOP), 'utf8');

/** Every script below a folder, generated ones left out. */
export const sourceFiles = (folder: string): readonly SourceFile[] =>
  readdirSync(new URL(`${folder}/`, TOP), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.gen.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort()
    .map((path) => ({ path, text: readProjectFile(path) }));

/** What a file imports, in any of the ways there are, as written. */
export const importsOf = ({ text }: SourceFile): readonly string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => name);
