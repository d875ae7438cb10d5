import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MARKER } from './check-answer.ts';

export interface Folders {
  readonly files: string;
  readonly tenant: string;
  clear(): void;
}

const PAGE = '<!doctype html><title>Lobby</title><script src="/assets/app-1a2b.js"></script>';
const CARD_PAGE = '<!doctype html><title>Card</title><script>parent.postMessage(1, "*")</script>';
const SCRIPT = `// ${'いらっしゃいませ。'.repeat(400)}`;
/** Exceeds the system's buffers, whose content would look as if it was read. */
const LARGE = '/'.repeat(4 * 1024 * 1024);

/** Makes an app, a tenant, and files outside, hidden and behind links. */
export function makeFolders(): Folders {
  const root = mkdtempSync(join(tmpdir(), 'lobby-attack-'));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const sample = readFileSync(new URL('../../../public/data/config.json', import.meta.url), 'utf8');
  const own = sample.replace('"/demo/token.js"', '"https://card.example/token.js"');
  write('dist/index.html', PAGE);
  write('dist/card.html', CARD_PAGE);
  write('dist/sw.js', 'precache([{url:"index.html",revision:"1a2b"}]);');
  write('dist/manifest.webmanifest', '{}');
  write('dist/favicon.ico', 'icon');
  write('dist/assets/app-1a2b.js', SCRIPT);
  write('dist/assets/large-1a2b.png', LARGE);
  write('dist/icons/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('dist/data/config.json', sample);
  write('dist/data/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('dist/tenant-lang/ja.json', '{}');
  write('tenant/config.json', own);
  for (const kind of ['html', 'svg', 'xhtml', 'js'])
    write(`tenant/evil.${kind}`, '<script>alert(1)</script>');
  const beside = ['dist-beside', 'tenant-beside', 'data-beside'].map((folder) => `${folder}/outside.txt`);
  const hidden = ['.env', '.git/config', 'assets/.hidden', '..outside.txt'].map((name) => `dist/${name}`);
  const secret = ['tenant/.secret', 'tenant/.htpasswd'];
  for (const place of ['outside.txt', 'outside/link.json', ...beside, ...hidden, ...secret])
    write(place, MARKER);
  mkdirSync(join(root, 'tenant/tenant-lang'));
  symlinkSync('../outside.txt', join(root, 'dist/link.txt'));
  symlinkSync('../outside.txt', join(root, 'tenant/link.txt'));
  symlinkSync('../..', join(root, 'dist/assets/link'));
  symlinkSync('..', join(root, 'tenant/link'));
  symlinkSync('../../outside/link.json', join(root, 'tenant/tenant-lang/link.json'));
  return {
    files: join(root, 'dist'),
    tenant: join(root, 'tenant'),
    clear: () => rmSync(root, { recursive: true, force: true }),
  };
}
