import { readdirSync, readFileSync } from 'node:fs';

export type SourceFile = {
  readonly path: string;
  readonly text: string;
};

const TOP = new URL('../../', import.meta.url);

export const readProjectFile = (path: string): string => readFileSync(new URL(path, TOP), 'utf8');

/** Every script below a folder but generated ones. */
export const sourceFiles = (folder: string): readonly SourceFile[] =>
  readdirSync(new URL(`${folder}/`, TOP), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.gen.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort()
    .map((path) => ({ path, text: readProjectFile(path) }));

export const importsOf = ({ text }: SourceFile): readonly string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => name);
