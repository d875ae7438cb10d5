import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT } from './built.ts';

export type Flaw = 'a chunk is missing' | 'it does not start';

/** The folder of a hotel's app, into which versions are deployed. */
export class Deployment {
  readonly folder = mkdtempSync(join(tmpdir(), 'deployment-'));

  constructor() {
    cpSync(BUILT, this.folder, { recursive: true });
  }

  deploy(version: string, flaw?: Flaw): void {
    const part = `assets/of-${version}.js`;
    let page = readFileSync(join(BUILT, 'index.html'), 'utf8').replace(
      '<head>',
      `<head><meta name="version" content="${version}">`,
    );
    if (flaw === 'it does not start') {
      this.#write(part, 'throw new Error("This version does not start")');
      page = page.replace(/(import\(")[^"]+("\))/, `$1/${part}$2`);
    }
    const worker = readFileSync(join(BUILT, 'sw.js'), 'utf8').replace(
      /\{url:"index\.html",revision:"\w+"\}/,
      `{url:"index.html",revision:"${version}"}${flaw ? `,{url:"${part}",revision:null}` : ''}`,
    );
    this.#write('index.html', page);
    this.#write('sw.js', worker);
  }

  /** Removes the offline shell from all tablets; new pages name the version. */
  kill(version: string): void {
    this.deploy(version);
    this.#write('sw.js', readFileSync(join(BUILT, 'sw-kill.js'), 'utf8'));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #write(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text);
  }
}
