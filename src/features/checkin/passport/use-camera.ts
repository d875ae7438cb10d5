import { type RefObject, useEffect, useState } from 'react';
import { type Camera, type CameraProblem, openCamera } from '~/device/camera';
import { middleOf, VIEW } from '~/domain/passport-frame';
import { checkPicture, type PictureCheck } from '~/domain/picture-quality';
import { PATIENCE_MS } from '~/platform/within';

/** The camera as the guest sees it. */
type CameraView = {
  /** The open camera; undefined while it opens. */
  readonly camera: Camera | undefined;
  /** Why there is no camera; it is off until another try. */
  readonly problem: CameraProblem | undefined;
  /** Whether its picture moves. */
  readonly isLive: boolean;
  /** The check of the picture; undefined while there is none. */
  readonly verdict: PictureCheck | undefined;
  /** To be called when the picture of a stream is shown. */
  readonly onShown: (stream: MediaStream) => void;
  /** Turns the camera off because of a problem; undefined tries again. */
  readonly setProblem: (problem: CameraProblem | undefined) => void;
};

/**
 * Runs a camera while it is wanted and the component is mounted. One that shows nothing for too long, from the start or after
 * the tablet slept, is a problem and turned off.
 * @param deviceId the camera to open; undefined lets the device choose
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  isWanted: boolean,
  deviceId: string | undefined,
): CameraView {
  const [camera, setCamera] = useState<Camera>();
  const [problem, setProblem] = useState<CameraProblem>();
  const [shown, onShown] = useState<MediaStream>();
  const isSending = useIsSending(camera?.stream);
  const isLive = isSending && camera?.stream === shown;
  const verdict = usePictureCheck(video, isLive);
  const isOn = isWanted && problem === undefined;
  const isDark = isOn && verdict === undefined;

  useEffect(() => {
    if (!isOn) return;
    const leaving = new AbortController();
    void openCamera(leaving.signal, () => setProblem('none'), deviceId).then((opening) => {
      if (leaving.signal.aborted) return;
      if (opening.ok) setCamera(opening.camera);
      else setProblem(opening.problem);
    });
    return () => {
      leaving.abort();
      setCamera(undefined);
    };
  }, [isOn, deviceId]);
  useEffect(() => {
    if (!isDark) return;
    const timer = setTimeout(() => setProblem('no-picture'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isDark]);
  return { camera, problem, isLive, verdict, onShown, setProblem };
}

/** Whether a camera sends pictures: after a sleep it may go on without any, and the last one stands still. */
function useIsSending(stream: MediaStream | undefined): boolean {
  const [isMuted, setMuted] = useState(false);
  useEffect(() => {
    const [track] = stream?.getVideoTracks() ?? [];
    if (!track) return;
    const listening = new AbortController();
    const look = () => setMuted(track.muted);
    for (const name of ['mute', 'unmute']) track.addEventListener(name, look, listening);
    look();
    return () => listening.abort();
  }, [stream]);
  return stream !== undefined && !isMuted;
}

/** Time between two checks, in ms: short enough to follow a moving hand, long enough for a slow tablet. */
const CHECK_INTERVAL_MS = 300;
/** The result changes after this many equal checks in a row, so that the advice does not flicker. */
const CHECKS_TO_AGREE = 2;
const WIDTH = 480;
const HEIGHT = Math.round((WIDTH * VIEW.height) / VIEW.width);

/** Checks the current frame of the camera view, scaled down; undefined while there is no picture, or a black one. */
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
function usePictureCheck(
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
