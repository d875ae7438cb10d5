import { join } from 'node:path';
import { CARD_DOCUMENT, headersOfCardDocument } from './card-document.ts';
import { type FolderOptions, type FoundFile, isKept, type KeptFile, nameOf, USUAL_FOLDER } from './files.ts';
import { foreignSources } from './foreign-sources.ts';
import { inlineSources } from './inline-sources.ts';
import { MemoryBudget } from './memory-budget.ts';
import { CACHING, emptyReply, type FileRequest, type Reply } from './reply.ts';
import { documentHeaders } from './security.ts';
import type { SettingsFile, TenantSettings } from './settings-file.ts';
import { StaticFiles } from './static.ts';
import { TextsGuard } from './texts-guard.ts';
import { WorkerFile } from './worker.ts';

export interface SiteOptions {
  /** The built app (`dist`). */
  readonly files: string;
  /** The built app in memory, shared by the sites of a process. */
  readonly built?: StaticFiles | undefined;
  /** The tenant's folder: `config.json`, pictures, `tenant-lang/`. */
  readonly tenant: string;
  readonly settings: SettingsFile;
  /** Hears of refused texts, in one sentence with the file. */
  readonly onBadTexts: (problem: string) => void;
  /** Replaces the file's settings; undefined for no change. */
  readonly settingsOver: (own: unknown) => unknown;
  /** Serves the worker that removes all workers, after a bad update. */
  readonly killsServiceWorker?: boolean;
  readonly folder?: FolderOptions | undefined;
}

type Headers = Readonly<Record<string, string>>;

/** Bytes for all tenants' files of this process, and as much for their compressed forms. The app is always in memory. */
const TENANTS_MEMORY = new MemoryBudget(32 * 1024 * 1024);

interface PageHeaders {
  readonly page: KeptFile;
  readonly settings: unknown;
  readonly sources: string;
  readonly headers: Headers;
}

/** Paths that are never a screen, even if a browser accepts HTML. */
const NOT_SCREENS =
  /^\/(api|user|data|tenant-lang|address|assets|demo|openapi|healthz|heartbeat|help|tablets|metrics)(\/|$)/u;
const PAGE = '/index.html';
const SETTINGS = '/data/config.json';
const WORKER_PATH = '/sw.js';
const LANGUAGE = /^\/tenant-lang(\/[A-Za-z0-9-]+\.json)$/u;
const SETTINGS_TYPE = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': CACHING.never };

/** Headers of anything but a page: a browser that opens it runs nothing. */
export const NO_PAGE: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};
/** A worker has its own policy and fetches from us alone. */
export const WORKER: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
};

/** Every update replaces them, so they are asked for again. */
const SHELL_FILES = /^\/([\w-]+\.html|(boot|sw|sw-previous|sw-kill)\.js|.*\.webmanifest)$/u;

function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return CACHING.forever;
  if (path.startsWith('/tenant-lang/')) return CACHING.never;
  return path === '/' || path.startsWith('/data/') || SHELL_FILES.test(path) ? CACHING.ask : CACHING.short;
}

/** The app, the tenant's files and settings, each with its headers. */
export class Site {
  readonly #built: StaticFiles;
  readonly #data: StaticFiles;
  readonly #languages: StaticFiles;
  readonly #texts: TextsGuard;
  readonly #worker = new WorkerFile();
  #pageHeaders: PageHeaders | undefined;
  #page: FoundFile | undefined;

  constructor(private readonly options: SiteOptions) {
    const { files, tenant, built, folder = USUAL_FOLDER } = options;
    this.#built = built ?? new StaticFiles([files], folder);
    this.#texts = new TextsGuard(options.onBadTexts);
    const tenants = { ...folder, memory: TENANTS_MEMORY };
    this.#data = new StaticFiles([tenant, join(files, 'data')], tenants);
    this.#languages = new StaticFiles([join(tenant, 'tenant-lang'), join(files, 'tenant-lang')], tenants);
  }

  #placeOf(path: string): { readonly store: StaticFiles; readonly name: string } {
    if (path.startsWith('/data/')) return { store: this.#data, name: path.slice('/data'.length) };
    const language = LANGUAGE.exec(path)?.[1];
    if (language !== undefined) return { store: this.#languages, name: language };
    return { store: this.#built, name: path === '/' ? PAGE : path };
  }

  /** The reply for a path; undefined for neither a file nor a screen. */
  async find(asked: FileRequest): Promise<Reply | undefined> {
    const { path } = asked;
    // Another spelling would skip the check of the file.
    const whole = nameOf(path);
    if (whole === WORKER_PATH) return this.#workerReply(asked);
    if (whole === SETTINGS) return this.#settingsReply();
    const { store, name } = this.#placeOf(path);
    const file = await this.#fileReply(store, name, asked);
    const isScreen = !NOT_SCREENS.test(path) && asked.accept.includes('text/html');
    return file ?? (isScreen ? this.#fileReply(this.#built, PAGE, asked) : undefined);
  }

  async readAhead(): Promise<void> {
    this.#page = (await this.#built.find(PAGE))?.file;
    await this.#built.readAhead('assets');
  }

  async #fileReply(store: StaticFiles, name: string, asked: FileRequest): Promise<Reply | undefined> {
    const found = await store.find(name);
    if (found === undefined) return undefined;
    const { file } = found;
    // A tablet keeps its old texts.
    if (
      store === this.#languages &&
      this.#texts.refuses(file, join(this.options.tenant, 'tenant-lang', name))
    )
      return emptyReply(503, NO_PAGE);
    if (name === PAGE) this.#keepAssetsOf(file);
    if (!isPage(file)) return store.reply(file, asked, this.#headersFor(file, asked.path, undefined), found);
    const settings = await this.#settings();
    // A tablet would keep a page with other headers, which cut it off from the hotel.
    if (settings === undefined) return emptyReply(503, NO_PAGE);
    return store.reply(file, asked, this.#headersFor(file, name, settings.json), found);
  }

  /** Keeps the assets of every served version: its tablets may ask for them later. */
  #keepAssetsOf(page: FoundFile): void {
    if (this.#page === page) return;
    this.#page = page;
    void this.#built.readAhead('assets');
  }

  async #settingsReply(): Promise<Reply> {
    const settings = await this.#settings();
    return settings === undefined ? emptyReply(503, NO_PAGE) : settingsReply(settings.bytes);
  }

  async #settings(): Promise<TenantSettings | undefined> {
    const own = await this.options.settings.read();
    const over = this.options.settingsOver(own?.json);
    return over === undefined ? own : { json: over, bytes: new TextEncoder().encode(JSON.stringify(over)) };
  }

  async #workerReply(asked: FileRequest): Promise<Reply | undefined> {
    const name = this.options.killsServiceWorker ? '/sw-kill.js' : WORKER_PATH;
    const found = await this.#built.find(name);
    if (!isKept(found?.file)) return undefined;
    if (this.options.killsServiceWorker)
      return this.#built.reply(found.file, asked, { ...WORKER, 'Cache-Control': CACHING.ask }, found);
    const settings = await this.#settings();
    if (settings === undefined) return emptyReply(503, NO_PAGE);
    const page = await this.#built.find(PAGE);
    if (!isKept(page?.file)) return undefined;
    const worker = this.#workerFor(page.file, found.file, settings.json);
    return this.#built.reply(worker, asked, { ...WORKER, 'Cache-Control': CACHING.ask });
  }

  #workerFor(page: KeptFile, worker: KeptFile, settings: unknown): KeptFile {
    return this.#worker.from(worker, this.#headersOfPage(page, settings));
  }

  #headersFor(file: FoundFile, path: string, settings: unknown): Headers {
    // A file has the same headers under each spelling.
    const name = nameOf(path) ?? path;
    const caching = { 'Cache-Control': cachingOf(name) };
    if (!isPage(file)) return { ...NO_PAGE, ...caching };
    const isCards = name === CARD_DOCUMENT;
    return {
      ...(isCards ? headersOfCardDocument(file, settings) : this.#headersOfPage(file, settings)),
      ...caching,
    };
  }

  #headersOfPage(page: KeptFile, settings: unknown): Headers {
    const known = this.#pageHeaders;
    if (known !== undefined && known.page === page && known.settings === settings) return known.headers;
    const foreign = foreignSources(settings);
    const inline = inlineSources(new TextDecoder().decode(page.bytes));
    const sources = JSON.stringify([foreign, inline]);
    const headers = known?.sources === sources ? known.headers : documentHeaders(foreign, inline);
    this.#pageHeaders = { page, settings, sources, headers };
    return headers;
  }
}

/** A page too large for the memory is sent as a file and runs nothing. */
const isPage = (file: FoundFile): file is KeptFile => isKept(file) && file.type.startsWith('text/html');

const settingsReply = (bytes: Uint8Array<ArrayBuffer>): Reply => ({
  status: 200,
  headers: { ...NO_PAGE, ...SETTINGS_TYPE, 'Content-Length': String(bytes.length) },
  body: bytes,
});
