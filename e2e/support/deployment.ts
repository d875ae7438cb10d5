import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));

/** What may be wrong with a version that is put on the server. */
export type Flaw = 'a chunk is missing' | 'it does not start';

/** A folder from which a hotel serves its tablets, and into which new versions are put. */
export class Deployment {
  readonly folder = mkdtempSync(join(tmpdir(), 'deployment-'));

  constructor() {
    cpSync(BUILT, this.folder, { recursive: true });
  }

  /** Puts another version of the app on the server: a page that names its version, and a worker that knows of it. */
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

  /** Takes the offline shell off all tablets; what they get from now on names its version. */
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
