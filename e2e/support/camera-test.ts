import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Guest } from '../pages/guest.ts';
import { test as base, type Page } from './fixtures.ts';
import { playsFilm } from './specimen.ts';

declare global {
  interface Window {
    /** Every track that cameras gave to this page, oldest first. */
    tracks?: MediaStreamTrack[];
  }
}

/** A tablet with a made-up camera. `film` is the file that the camera plays: see `holdsUp`. */
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

/** The camera's picture as it moves, or the one that was taken. */
export const view = (page: Page, state: 'live' | 'taken') => page.locator(`[data-view="${state}"]`);

/** The form of a guest from abroad, the camera at hand. */
export async function opensFormAbroad(guest: Guest): Promise<void> {
  await guest.opensForm('SMITH JOHN');
  await guest.taps('change-name');
  await guest.types('lastName', 'スミス');
  await guest.comesFrom('US');
}

/** What became of the tracks that cameras gave to the page, oldest first. */
export const tracksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window.tracks ?? []).map(({ readyState }) => readyState));

/** From here on every camera refuses, as the browser says it. Returns what lets it be had again. */
export async function refuses(page: Page, name: string): Promise<() => Promise<void>> {
  const own = await page.evaluateHandle((error) => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia;
    mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused by the test', error));
    return open;
  }, name);
  return () =>
    page.evaluate((open) => {
      navigator.mediaDevices.getUserMedia = open;
    }, own);
}

/** A camera that is no fake device of the browser's: a picture of two halves, red to the left and blue to the right. */
export interface Lens {
  readonly deviceId: string;
  readonly facingMode?: 'user' | 'environment';
  readonly width: number;
  readonly height: number;
}

/** Gives the tablet these cameras; the first one comes first. */
export async function hasLenses(page: Page, lenses: readonly Lens[]): Promise<void> {
  await page.evaluate((all) => {
    const { mediaDevices } = navigator;
    const known = mediaDevices.enumerateDevices.bind(mediaDevices);
    mediaDevices.enumerateDevices = async () => {
      const [one] = (await known()).filter(({ kind }) => kind === 'videoinput');
      if (!one) throw new Error('The browser has no made-up camera');
      return all.map(({ deviceId }) =>
        Object.create(one, { deviceId: { value: deviceId }, kind: { value: one.kind } }),
      );
    };
    mediaDevices.getUserMedia = async (wanted) => {
      const text = JSON.stringify(wanted);
      const lens = all.find(({ deviceId }) => text.includes(`"exact":"${deviceId}"`)) ?? all[0];
      if (!lens) throw new Error('There is no lens');
      const canvas = document.createElement('canvas');
      canvas.width = lens.width;
      canvas.height = lens.height;
      const pen = canvas.getContext('2d');
      const stream = canvas.captureStream(5);
      const [track] = stream.getVideoTracks();
      if (!pen || !track) throw new Error('This browser cannot film a canvas');
      const paint = () => {
        pen.fillStyle = '#d02020';
        pen.fillRect(0, 0, lens.width, lens.height);
        pen.fillStyle = '#2020d0';
        pen.fillRect(lens.width / 2, 0, lens.width / 2, lens.height);
        if (track.readyState === 'live') setTimeout(paint, 200);
      };
      paint();
      const settings = track.getSettings.bind(track);
      const { deviceId, facingMode } = lens;
      track.getSettings = () => ({ ...settings(), deviceId, ...(facingMode ? { facingMode } : {}) });
      window.tracks?.push(track);
      return stream;
    };
  }, lenses);
}
