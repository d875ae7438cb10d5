import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES } from './tablet.ts';

/** Writes a page that shows the same screens of every engine side by side. @param folder with the pictures, which it is written into */
export function writeSheets(folder: string): void {
  const names = (path: string): string[] => (existsSync(path) ? readdirSync(path).toSorted() : []);
  const rows = ['landscape', 'portrait'].flatMap((stand) =>
    names(join(folder, stand)).flatMap((story) => {
      const pictures = new Set(ENGINES.flatMap((engine) => names(join(folder, stand, story, engine))));
      return [...pictures].toSorted().map((picture) => ({ stand, story, picture }));
    }),
  );
  const cells = ({ stand, story, picture }: (typeof rows)[number]) =>
    ENGINES.map(
      (engine) => `<td><img loading="lazy" src="${stand}/${story}/${engine}/${picture}" alt=""></td>`,
    );
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Engines</title>
<style>img { width: 100% } td { width: 33%; vertical-align: top } th { text-align: start }</style>
<table><tr>${ENGINES.map((engine) => `<th>${engine}`).join('')}</tr>
${rows.map((row) => `<tr><th colspan="3">${row.stand}, ${row.story}, ${row.picture}</tr><tr>${cells(row).join('')}</tr>`).join('\n')}
</table>
`,
  );
}
