import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { z } from '../../../src/platform/zod.ts';
import { textTree } from '../../languages/language-texts.ts';
import type { Files } from './server.ts';

export interface Folder extends Files {
  readonly pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

const object = z.record(z.string(), z.unknown());
export const asJson = (value: object): Uint8Array<ArrayBuffer> =>
  strToU8(`${JSON.stringify(value, null, 2)}\n`);

export const packed = ({ config, texts, pictures }: Folder): Uint8Array<ArrayBuffer> =>
  zipSync({
    'config.json': asJson(config),
    ...Object.fromEntries(
      Object.entries(texts).map(([language, tree]) => [`tenant-lang/${language}.json`, asJson(tree)]),
    ),
    ...Object.fromEntries(pictures),
  });

export function giveFile(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Settings from a `config.json` or an archive. @throws for anything else */
export function unpacked(name: string, bytes: Uint8Array): Folder {
  if (!name.endsWith('.zip')) return { config: parsed(bytes), texts: {}, pictures: new Map() };
  const files = unzipSync(bytes);
  const config = files['config.json'];
  if (config === undefined) throw new Error('no config.json');
  const texts = Object.entries(files).flatMap(([path, file]) => {
    const language = /^tenant-lang\/([A-Za-z0-9-]+)\.json$/u.exec(path)?.[1];
    return language === undefined ? [] : [[language, textTree.parse(parsed(file))] as const];
  });
  const pictures = Object.entries(files).filter(([path]) =>
    /^[\w-]+\.(png|svg|jpe?g|webp|avif)$/iu.test(path),
  );
  return {
    config: parsed(config),
    texts: Object.fromEntries(texts),
    pictures: new Map(pictures.map(([path, file]) => [path, new Uint8Array(file)])),
  };
}

const parsed = (bytes: Uint8Array): z.infer<typeof object> =>
  object.parse(JSON.parse(strFromU8(bytes).replace(/^\uFEFF/u, '')));
