import { type RefObject, useEffect, useState } from 'react';
import { middleOf, VIEW } from '~/domain/passport-frame';
import { checkPicture, type PictureCheck } from '~/domain/picture-quality';

/** Pause between two looks, in ms: soon enough to follow a hand, seldom enough for a small tablet. */
const EVERY_MS = 300;
/** As many looks in a row must say the same before the guest is told: words that flicker help nobody. */
const AGREEING = 2;
const WIDTH = 480;
const HEIGHT = Math.round((WIDTH * VIEW.height) / VIEW.width);

/** Looks at what the camera view shows now, drawn small; undefined while there is no picture. */
export function lookAt(video: HTMLVideoElement | null, canvas: HTMLCanvasElement): PictureCheck | undefined {
  if (!video || video.videoWidth === 0) return undefined;
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  const { x, y, width, height } = middleOf(video.videoWidth, video.videoHeight);
  context.imageSmoothingQuality = 'medium';
  context.drawImage(video, x, y, width, height, 0, 0, WIDTH, HEIGHT);
  const result = checkPicture(context.getImageData(0, 0, WIDTH, HEIGHT));
  canvas.width = 0;
  return result;
}

/** What a running camera sees of the page, told as soon as it is sure. */
export function usePictureCheck(
  video: RefObject<HTMLVideoElement | null>,
  isRunning: boolean,
): PictureCheck | undefined {
  const [told, setTold] = useState<PictureCheck>();
  useEffect(() => {
    if (!isRunning) return;
    const canvas = document.createElement('canvas');
    let last: PictureCheck | undefined;
    let agreeing = 0;
    const timer = setInterval(() => {
      const result = lookAt(video.current, canvas);
      agreeing = result === last ? agreeing + 1 : 1;
      last = result;
      if (agreeing >= AGREEING) setTold(result);
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      setTold(undefined);
    };
  }, [video, isRunning]);
  return told;
}
