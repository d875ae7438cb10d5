import { expect, onTestFinished } from 'vitest';
import { until } from '../../../kiosk/guest/hands';
import { onlyAsked } from '../../../kiosk/guest/levels';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';
import { openTablet } from './open-tablet';

/** The camera view's reason for no picture. */
export const PROBLEM = 'dialog[open] [role="alert"]';

export async function livesAbroad(source: 'camera' | 'file' | 'both'): Promise<PageGuest> {
  const { guest } = await openTablet({
    settings: {
      ...onlyAsked({ last_name: 2, overseas: 2, address: 1, passport: 2 }),
      kiosk: { passport_source: source },
    },
  });
  await guest.opensForm(NAMES.fromAbroad);
  await guest.fillsIn({ overseasFlug: 'true', countrycode: 'US' });
  return guest;
}

export function camerasAnswer(getUserMedia: MediaDevices['getUserMedia']): void {
  const { mediaDevices } = navigator;
  mediaDevices.getUserMedia = getUserMedia;
  onTestFinished(() => void Reflect.deleteProperty(mediaDevices, 'getUserMedia'));
}

export function hasCameras(...names: readonly string[]): void {
  const { mediaDevices } = navigator;
  const camera = { kind: 'videoinput', groupId: '', label: '', toJSON: () => ({}) } as const;
  mediaDevices.enumerateDevices = async () => names.map((deviceId) => ({ ...camera, deviceId }));
  onTestFinished(() => void Reflect.deleteProperty(mediaDevices, 'enumerateDevices'));
}

/** The front and back camera, and their tracks, oldest first. */
const LENSES = {
  front: { facingMode: 'user', width: 640, height: 480 },
  back: { facingMode: 'environment', width: 2240, height: 1680 },
};

/** A track of a picture that is drawn again for each frame. */
export function filmed(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const stream = canvas.captureStream(20);
  const [track] = stream.getVideoTracks();
  const pen = canvas.getContext('2d');
  if (!track || !pen) throw new Error('This browser cannot film a canvas');
  const paint = () => {
    draw(pen);
    if (track.readyState === 'live') requestAnimationFrame(paint);
  };
  paint();
  return { stream, track };
}

/** Both cameras film red to the left and blue to the right, until the test ends. */
export function filmsTwoColours(): readonly MediaStreamTrack[] {
  const tracks: MediaStreamTrack[] = [];
  camerasAnswer(async (wanted) => {
    const deviceId = JSON.stringify(wanted).includes('"exact":"back"') ? 'back' : 'front';
    const { facingMode, width, height } = LENSES[deviceId];
    const { stream, track } = filmed(width, height, (pen) => {
      for (const [at, colour] of ['#d02020', '#2020d0'].entries()) {
        pen.fillStyle = colour;
        pen.fillRect((at * width) / 2, 0, width / 2, height);
      }
    });
    track.getSettings = () => ({ width, height, deviceId, facingMode });
    tracks.push(track);
    return stream;
  });
  return tracks;
}

export function redIn(picture: CanvasImageSource, width: number, height: number): readonly boolean[] {
  const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  pen?.drawImage(picture, 0, 0);
  return [0.25, 0.75].map((x) => (pen?.getImageData(width * x, height / 2, 1, 1).data[0] ?? 0) > 128);
}

/** Takes a shown picture. Returns its size and red sides. */
export async function takesPicture(guest: PageGuest): Promise<unknown> {
  const video = await until('camera', () => document.querySelector<HTMLVideoElement>('video'));
  await expect.poll(() => redIn(video, video.videoWidth || 1, video.videoHeight || 1)).toEqual([true, false]);
  await guest.taps('capture');
  const picture = await until('picture', () =>
    document.querySelector<HTMLImageElement>('[data-view="taken"] img'),
  );
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  return { width, height, red: redIn(picture, width, height) };
}

/**
 * The camera sees the page of a passport, sharp and well lit, until the test is over.
 * @param from where its lines begin, as a part of the width
 */
export function filmsPassport(facingMode: 'user' | 'environment' = 'environment', from = 0): void {
  hasCameras('back');
  camerasAnswer(async () => {
    const [width, height] = [1280, 960];
    const { stream, track } = filmed(width, height, (pen) => {
      pen.fillStyle = '#d4d4cc';
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = '#202020';
      pen.font = 'bold 46px monospace';
      for (let line = 1; line < 16; line++)
        pen.fillText('P<UTOSMITH<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<', from * width, line * 60);
    });
    track.getSettings = () => ({ width, height, deviceId: 'back', facingMode });
    return stream;
  });
}
