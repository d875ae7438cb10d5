import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { HotelKind } from '../../server/check-settings.ts';
import type { Listenable, Listening } from '../../server/listen.ts';
import { DraftFolder } from './draft.ts';

/** The draft of one window, with the app that shows it. */
export interface OpenDraft {
  readonly id: string;
  readonly folder: DraftFolder;
  readonly preview: Listenable;
  /** Where the preview is listened on. */
  readonly port: number;
}

/** What drafts need. */
export interface DraftsOptions {
  /** An empty folder for all of them. */
  readonly scratch: string;
  /** Whose settings the drafts are, as far as it is known. */
  readonly hotel: HotelKind;
  /** Puts into a new draft what it begins with. */
  readonly begin: (folder: DraftFolder) => void;
  /** The app with a draft; the page that shows it in a frame has that origin. */
  readonly preview: (folder: DraftFolder, page: string) => Promise<Listenable>;
  readonly listen: (app: Listenable) => Promise<Pick<Listening, 'port' | 'close'>>;
}

/** As many windows at one time; each costs a port and some memory. */
export const MAX_DRAFTS = 8;

/** The drafts of all open windows. A ninth window closes the draft that was untouched longest. */
export class Drafts {
  readonly #options: DraftsOptions;
  /** Touched longest ago first. */
  readonly #open = new Map<string, OpenDraft & Pick<Listening, 'close'>>();

  constructor(options: DraftsOptions) {
    this.#options = options;
  }

  /** Begins a draft for a window of the page. */
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

  /** The draft of that id, which is touched by this; undefined when it was closed. */
  find(id: string): OpenDraft | undefined {
    const draft = this.#open.get(id);
    if (draft === undefined) return undefined;
    this.#open.delete(id);
    this.#open.set(id, draft);
    return draft;
  }
}
