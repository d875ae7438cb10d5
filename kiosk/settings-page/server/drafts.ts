import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
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
  /** Puts into a new draft what it begins with. */
  readonly begin: (folder: DraftFolder) => void;
  /** The app with a draft; the page that shows it in a frame has that origin. */
  readonly preview: (folder: DraftFolder, page: string) => Promise<Listenable>;
  readonly listen: (app: Listenable) => Promise<Pick<Listening, 'port' | 'close'>>;
  /** In ms. */
  readonly now: () => number;
}

/** As many windows at one time; each costs a port and some memory. */
export const MAX_DRAFTS = 8;
/** How long a draft waits for its window, in ms: from one day to the next. */
export const LONGEST_MS = 24 * 60 * 60 * 1000;

/** The drafts of all open windows. One that was not touched for long is closed, or for a ninth window the one untouched longest. */
export class Drafts {
  readonly #options: DraftsOptions;
  /** Touched longest ago first. */
  readonly #open = new Map<string, OpenDraft & { readonly touchedAt: number; readonly close: () => void }>();

  constructor(options: DraftsOptions) {
    this.#options = options;
  }

  /** Begins a draft for a window of the page. */
  async open(page: string): Promise<OpenDraft> {
    const { scratch, begin, preview, listen, now } = this.#options;
    const id = randomUUID();
    const folder = new DraftFolder(join(scratch, id));
    try {
      begin(folder);
      const app = await preview(folder, page);
      const { port, close } = await listen(app);
      const draft = { id, folder, preview: app, port };
      this.#open.set(id, { ...draft, touchedAt: now(), close: () => void close() });
      this.#closeOld();
      return draft;
    } catch (error) {
      folder.remove();
      throw error;
    }
  }

  /** The draft of that id, which is touched by this; undefined when it was closed. */
  find(id: string): OpenDraft | undefined {
    this.#closeOld();
    const draft = this.#open.get(id);
    if (draft === undefined) return undefined;
    this.#open.delete(id);
    this.#open.set(id, { ...draft, touchedAt: this.#options.now() });
    return draft;
  }

  #closeOld(): void {
    for (const [id, { touchedAt, folder, close }] of this.#open) {
      const isOld = this.#options.now() - touchedAt > LONGEST_MS;
      if (!isOld && this.#open.size <= MAX_DRAFTS) return;
      this.#open.delete(id);
      close();
      folder.remove();
    }
  }

  /** Closes every draft. */
  closeAll(): void {
    for (const { folder, close } of this.#open.values()) {
      close();
      folder.remove();
    }
    this.#open.clear();
  }
}
