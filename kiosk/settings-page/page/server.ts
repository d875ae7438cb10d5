import { z } from '../../../src/platform/zod.ts';
import { textTree } from '../../languages/language-texts.ts';

const found = z.object({ key: z.string(), kind: z.string(), values: z.record(z.string(), z.string()) });
const checked = z.object({ isShown: z.boolean(), problems: z.array(found), remarks: z.array(found) });
/** What check-config says of the draft, and whether the preview shows it. */
export type Checked = z.infer<typeof checked>;

const withPictures = z.object({ pictures: z.readonly(z.array(z.string())) });
const opened = z.object({
  ...withPictures.shape,
  config: z.record(z.string(), z.unknown()),
  texts: z.record(z.string(), textTree),
  id: z.string(),
  /** Where the app with this draft is served. */
  port: z.number(),
  /** Where it saves; null: nowhere. */
  folder: z.nullable(z.string()),
});
/** What the server keeps for this window. */
export type Opened = z.infer<typeof opened>;
/** Settings and texts as they stand in files. */
export type Files = Readonly<Pick<Opened, 'config' | 'texts'>>;

const saved = z.union([
  z.object({ files: z.array(z.string()) }),
  z.object({ refused: z.enum(['problem', 'changed-meanwhile']) }),
]);

/** Why the server refused something, with its status. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, problem: string) {
    super(problem);
    this.status = status;
  }
}

/** Begins a draft. @throws where the server does not answer */
export const beginDraft = async (): Promise<Opened> => opened.parse(await ask('POST', '', '{}'));

/** The draft of that id. @throws {Refused} with 404 where it was closed */
export const findDraft = async (id: string): Promise<Opened> => opened.parse(await ask('GET', `/${id}`));

/** What the server does with the draft of that id. */
export function serverOf(id: string) {
  const path = (name: string) => `/${id}/pictures/${encodeURIComponent(name)}`;
  return {
    /** Lets the server check and show the draft. @throws where the server does not answer */
    send: async (files: Files): Promise<Checked> =>
      checked.parse(await ask('PUT', `/${id}`, JSON.stringify(files))),
    /**
     * Writes the draft into the tenant's folder.
     * @param replacesOthers even what somebody else has saved there meanwhile
     * @throws with the reason where the server does not
     */
    save: async (replacesOthers: boolean) =>
      saved.parse(await ask('POST', `/${id}/save`, JSON.stringify({ replacesOthers }))),
    /** Puts a picture beside the settings; gives the names of all. @throws with the reason where the server refuses it */
    putPicture: async (name: string, bytes: Blob) =>
      withPictures.parse(await ask('PUT', path(name), bytes)).pictures,
    /** Removes a picture; gives the names of those left. @throws where the server does not answer */
    removePicture: async (name: string) => withPictures.parse(await ask('DELETE', path(name))).pictures,
    /** Where a picture can be had: the hotel's, or the app's own. */
    pictureAddress: (name: string) => `${DRAFTS}${path(name)}`,
  };
}

/** The bytes of a picture. @throws where the server does not answer */
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

/**
 * The draft of this window: the one that it had before it was loaded again, or a new one. A window that was duplicated has the
 * other's name for its draft, but not its lock.
 * @throws where the server does not answer
 */
export async function ownDraft(): Promise<Opened> {
  const known = sessionStorage.getItem(KEY);
  if (known !== null && (await isOurs(known))) {
    try {
      return await findDraft(known);
    } catch {
      // It was closed, or the server is another one.
    }
  }
  return newDraft();
}

/** A new draft for this window, in the place of any other. @throws where the server does not answer */
export async function newDraft(): Promise<Opened> {
  const opened = await beginDraft();
  sessionStorage.setItem(KEY, opened.id);
  await isOurs(opened.id);
  return opened;
}

/** Whether no other window has the draft; it is held until this window is closed or loaded again. */
function isOurs(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(`${KEY}.${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<never>(() => {});
    });
  });
}
