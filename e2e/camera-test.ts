import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from './fixtures.ts';

declare global {
  interface Window {
    /** Every track a camera ever gave to this page. */
    tracks?: MediaStreamTrack[];
  }
}

/** `film` is the file that the browser's made-up camera plays. */
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
      const args = [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream=fps=10',
        `--use-file-for-fake-video-capture=${filmOfWorker}`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
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

/** What became of the tracks that cameras gave to the page, oldest first. */
export const tracksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window.tracks ?? []).map(({ readyState }) => readyState));
