import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from './fixtures.ts';
import { playsFilm } from './specimen.ts';

declare global {
  interface Window {
    tracks?: MediaStreamTrack[];
  }
}

/** A tablet with a made-up camera. `film` is its file: see `holdsUp`. */
export const test = base.extend<{ readonly film: string }, { readonly filmOfWorker: string }>({
  filmOfWorker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use, { parallelIndex }) => {
      const film = join(tmpdir(), `passport-${process.pid}-${parallelIndex}.mjpeg`);
      await use(film);
      rmSync(film, { force: true });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, filmOfWorker }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...playsFilm(filmOfWorker)] });
    },
    { scope: 'worker' },
  ],
  film: async ({ filmOfWorker }, use) => use(filmOfWorker),
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      const tracks: MediaStreamTrack[] = [];
      window.tracks = tracks;
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wanted) => {
        const stream = await open(wanted);
        tracks.push(...stream.getTracks());
        return stream;
      };
    });
    await use(page);
  },
});

export const view = (page: Page, state: 'live' | 'taken') => page.locator(`[data-view="${state}"]`);

/** The states of the page's camera tracks, oldest first. */
export const tracksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window.tracks ?? []).map(({ readyState }) => readyState));
