import { z } from '../../../src/platform/zod.ts';
import { textTree } from '../../languages/language-texts.ts';

const found = z.object({ key: z.string(), kind: z.string(), values: z.record(z.string(), z.string()) });
const checked = z.object({ isShown: z.boolean(), problems: z.array(found), remarks: z.array(found) });
export type Checked = z.infer<typeof checked>;

const withPictures = z.object({ pictures: z.readonly(z.array(z.string())) });
const opened = z.object({
  ...withPictures.shape,
  config: z.record(z.string(), z.unknown()),
  texts: z.record(z.string(), textTree),
  id: z.string(),
  port: z.number(),
  /** Null: it cannot save. */
  folder: z.nullable(z.string()),
});
export type Opened = z.infer<typeof opened>;
export type Files = Readonly<Pick<Opened, 'config' | 'texts'>>;

const saved = z.union([
  z.object({ files: z.array(z.string()) }),
  z.object({ refused: z.enum(['problem', 'changed-meanwhile']) }),
]);

export class Refused extends Error {
  readonly status: number;

  constructor(status: number, problem: string) {
    super(problem);
    this.status = status;
  }
}

/** Begins a draft. @throws without the server */
export const beginDraft = async (): Promise<Opened> => opened.parse(await ask('POST', '', '{}'));

/** Finds a draft. @throws {Refused} with 404 for a closed one */
export const findDraft = async (id: string): Promise<Opened> => opened.parse(await ask('GET', `/${id}`));

export function serverOf(id: string) {
  const path = (name: string) => `/${id}/pictures/${encodeURIComponent(name)}`;
  return {
    /** Checks and shows the draft. @throws without the server */
    send: async (files: Files): Promise<Checked> =>
      checked.parse(await ask('PUT', `/${id}`, JSON.stringify(files))),
    /** Writes the tenant's folder. @param replacesOthers also over another's save @throws with the server's reason */
    save: async (replacesOthers: boolean) =>
      saved.parse(await ask('POST', `/${id}/save`, JSON.stringify({ replacesOthers }))),
    putPicture: async (name: string, bytes: Blob) =>
      withPictures.parse(await ask('PUT', path(name), bytes)).pictures,
    /** Removes a picture; gives the other names. @throws without the server */
    removePicture: async (name: string) => withPictures.parse(await ask('DELETE', path(name))).pictures,
    /** The address of a picture, the hotel's or the app's own. */
    pictureAddress: (name: string) => `${DRAFTS}${path(name)}`,
  };
}

export async function fetchPicture(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address, { cache: 'no-store' });
  if (!answer.ok) throw new Refused(answer.status, `${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const DRAFTS = '/settings/api/drafts';

async function ask(method: string, path: string, body?: string | Blob): Promise<unknown> {
  const answer = await fetch(`${DRAFTS}${path}`, {
    method,
    ...(body === undefined ? {} : { body }),
    ...(typeof body === 'string' ? { headers: { 'Content-Type': 'application/json' } } : {}),
  });
  const json: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return json;
  const told = z.object({ problem: z.string() }).safeParse(json);
  throw new Refused(answer.status, told.success ? told.data.problem : String(answer.status));
}

const KEY = 'settings-page.draft';

/** This window's draft from before a reload, or a new one; a duplicated window has the name without the lock. */
export async function ownDraft(): Promise<Opened> {
  const known = sessionStorage.getItem(KEY);
  if (known !== null && (await isOurs(known))) {
    try {
      return await findDraft(known);
    } catch {
      // The draft was closed, or the server is another one.
    }
  }
  return newDraft();
}

/** Replaces this window's draft by a new one. @throws without the server */
export async function newDraft(): Promise<Opened> {
  const opened = await beginDraft();
  sessionStorage.setItem(KEY, opened.id);
  await isOurs(opened.id);
  return opened;
}

/** Whether this window alone has the draft; it holds a lock until it closes or reloads. */
function isOurs(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(`${KEY}.${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<never>(() => {});
    });
  });
}
