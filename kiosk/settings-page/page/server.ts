import { z } from '../../../src/domain/zod.ts';
import { isGroup, type Values } from './differences.ts';

/** Own texts of one language: a tree of texts. */
export type Tree = { readonly [name: string]: string | Tree };

/** Settings and texts as they stand in files. */
export interface Files {
  readonly config: Values;
  readonly texts: Readonly<Record<string, Tree>>;
}

/** What the server began with. */
export interface Opened extends Files {
  readonly pictures: readonly string[];
  /** Where it saves; null: nowhere. */
  readonly folder: string | null;
}

const found = z.object({
  key: z.string(),
  kind: z.string(),
  values: z.record(z.string(), z.string()),
});
const checked = z.object({
  isShown: z.boolean(),
  problems: z.array(found),
  remarks: z.array(found),
});
/** What check-config says of the draft, and whether the preview shows it. */
export type Checked = z.infer<typeof checked>;

const tree = z.custom<Tree>(
  (value) => isGroup(value) && Object.values(value).every((one) => typeof one === 'string' || isGroup(one)),
);
const opened = z.object({
  config: z.record(z.string(), z.unknown()),
  texts: z.record(z.string(), tree),
  pictures: z.array(z.string()),
  folder: z.nullable(z.string()),
});

/** What is to be worked on. @throws where the server does not answer */
export const openDraft = async (): Promise<Opened> => opened.parse(await ask('GET', 'draft'));

/** Lets the server check and show a draft. @throws where the server does not answer */
export const sendDraft = async (files: Files): Promise<Checked> =>
  checked.parse(await ask('PUT', 'draft', JSON.stringify(files)));

/** Writes the draft into the tenant's folder; gives the files. @throws with the reason where it does not */
export const saveDraft = async (): Promise<readonly string[]> =>
  z.object({ files: z.array(z.string()) }).parse(await ask('POST', 'save', '{}')).files;

const withPictures = z.object({ pictures: z.array(z.string()) });

/** Puts a picture beside the settings; gives the names of all. @throws with the reason where the server refuses it */
export const putPicture = async (name: string, bytes: Blob): Promise<readonly string[]> =>
  withPictures.parse(await ask('PUT', `pictures/${encodeURIComponent(name)}`, bytes)).pictures;

/** The bytes of a picture of the draft. @throws where the server does not answer */
export async function fetchPicture(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(`/data/${encodeURIComponent(name)}`, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Removes a picture; gives the names of those left. @throws where the server does not answer */
export const removePicture = async (name: string): Promise<readonly string[]> =>
  withPictures.parse(await ask('DELETE', `pictures/${encodeURIComponent(name)}`)).pictures;

async function ask(method: string, path: string, body?: string | Blob): Promise<unknown> {
  const answer = await fetch(`/settings/api/${path}`, {
    method,
    ...(body === undefined ? {} : { body }),
    ...(typeof body === 'string' ? { headers: { 'Content-Type': 'application/json' } } : {}),
  });
  const json: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return json;
  const told = z.object({ problem: z.string() }).safeParse(json);
  throw new Error(told.success ? told.data.problem : String(answer.status));
}
