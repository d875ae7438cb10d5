import { type RefObject, useEffect, useState } from 'react';
import { type Opening, openCamera } from '~/device/camera';
import { middleOf, VIEW } from '~/domain/passport-frame';
import { checkPicture, type PictureCheck } from '~/domain/picture-quality';

/**
 * Runs a camera while it is wanted and the component is mounted; undefined while it opens.
 * @param deviceId the camera to open; undefined lets the device choose
 * @param attempt change it to open the camera again
 */
export function useCamera(
  isWanted: boolean,
  deviceId: string | undefined,
  attempt: number,
): Opening | undefined {
  const [opened, setOpened] = useState<Opening>();
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt opens the same camera again.
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const onLost = () => setOpened({ ok: false, problem: 'none' });
    void openCamera(leaving.signal, onLost, deviceId).then((opening) => {
      if (!leaving.signal.aborted) setOpened(opening);
    });
    return () => {
      leaving.abort();
      setOpened(undefined);
    };
  }, [isWanted, deviceId, attempt]);
  return opened;
}

/** Time between two checks, in ms: short enough to follow a moving hand, long enough for a slow tablet. */
const CHECK_INTERVAL_MS = 300;
/** How many checks in a row must agree before the result changes, so that the advice does not flicker. */
const CHECKS_TO_AGREE = 2;
const WIDTH = 480;
const HEIGHT = Math.round((WIDTH * VIEW.height) / VIEW.width);

/** Checks the current frame of the camera view, scaled down; undefined while there is no picture. */
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

/** The picture check of a running camera, repeated continuously; undefined until enough checks agree. */
export function usePictureCheck(
  video: RefObject<HTMLVideoElement | null>,
  isRunning: boolean,
): PictureCheck | undefined {
  const [stable, setStable] = useState<PictureCheck>();
  useEffect(() => {
    if (!isRunning) return;
    const canvas = document.createElement('canvas');
    let last: PictureCheck | undefined;
    let agreed = 0;
    const timer = setInterval(() => {
      const result = lookAt(video.current, canvas);
      agreed = result === last ? agreed + 1 : 1;
      last = result;
      if (agreed >= CHECKS_TO_AGREE) setStable(result);
    }, CHECK_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      setStable(undefined);
    };
  }, [video, isRunning]);
  return stable;
}
