import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { HotelKind } from '../../server/check-settings.ts';
import type { Listenable, Listening } from '../../server/listen.ts';
import { DraftFolder } from './draft.ts';

export interface OpenDraft {
  readonly id: string;
  readonly folder: DraftFolder;
  readonly preview: Listenable;
  readonly port: number;
}

export interface DraftsOptions {
  readonly scratch: string;
  /** The settings' hotel, if known. */
  readonly hotel: HotelKind;
  readonly begin: (folder: DraftFolder) => void;
  /** The app with a draft; only the page of that origin may frame it. */
  readonly preview: (folder: DraftFolder, page: string) => Promise<Listenable>;
  readonly listen: (app: Listenable) => Promise<Pick<Listening, 'port' | 'close'>>;
}

/** Each costs a port and some memory. */
export const MAX_DRAFTS = 8;

/** The drafts of all windows. A ninth window closes the longest untouched draft. */
export class Drafts {
  readonly #options: DraftsOptions;
  /** The longest untouched first. */
  readonly #open = new Map<string, OpenDraft & Pick<Listening, 'close'>>();

  constructor(options: DraftsOptions) {
    this.#options = options;
  }

  async open(page: string): Promise<OpenDraft> {
    const { scratch, hotel, begin, preview: make, listen } = this.#options;
    const id = randomUUID();
    const folder = new DraftFolder(join(scratch, id), hotel);
    try {
      begin(folder);
      const preview = await make(folder, page);
      const { port, close } = await listen(preview);
      const draft = { id, folder, preview, port, close };
      this.#open.set(id, draft);
      const [oldest] = this.#open.values();
      if (oldest !== undefined && this.#open.size > MAX_DRAFTS) {
        this.#open.delete(oldest.id);
        void oldest.close();
        oldest.folder.remove();
      }
      return draft;
    } catch (error) {
      folder.remove();
      throw error;
    }
  }

  /** Finds and touches a draft; undefined for a closed one. */
  find(id: string): OpenDraft | undefined {
    const draft = this.#open.get(id);
    if (draft === undefined) return undefined;
    this.#open.delete(id);
    this.#open.set(id, draft);
    return draft;
  }
}
