import { strFromU8, strToU8, unzip, zip } from 'fflate';
import { z } from '../../../src/domain/zod.ts';
import { type Files, tree } from './server.ts';

/** A tenant's folder in one file. */
export interface Folder extends Files {
  readonly pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

const object = z.record(z.string(), z.unknown());
const json = (value: object): Uint8Array => strToU8(`${JSON.stringify(value, null, 2)}\n`);

/** The files of a folder as a zip archive, as they are to lie in it. */
export function packed({ config, texts, pictures }: Folder): Promise<Uint8Array<ArrayBuffer>> {
  const files = {
    'config.json': json(config),
    ...Object.fromEntries(
      Object.entries(texts).map(([language, tree]) => [`tenant-lang/${language}.json`, json(tree)]),
    ),
    ...Object.fromEntries(pictures),
  };
  return new Promise((resolve, reject) =>
    zip(files, (error, bytes) => (error ? reject(error) : resolve(new Uint8Array(bytes)))),
  );
}

/**
 * Settings from a `config.json`, or from an archive of a folder.
 * @throws for anything else
 */
export async function unpacked(name: string, bytes: Uint8Array): Promise<Folder> {
  if (!name.endsWith('.zip')) return { config: parsed(bytes), texts: {}, pictures: new Map() };
  const files = await new Promise<Record<string, Uint8Array>>((resolve, reject) =>
    unzip(bytes, (error, found) => (error ? reject(error) : resolve(found))),
  );
  const config = files['config.json'];
  if (config === undefined) throw new Error('no config.json');
  const texts = Object.entries(files).flatMap(([path, file]) => {
    const language = /^tenant-lang\/([A-Za-z0-9-]+)\.json$/u.exec(path)?.[1];
    return language === undefined ? [] : [[language, tree.parse(parsed(file))] as const];
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
