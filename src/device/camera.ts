import { within } from '~/platform/within';
import { currentVisit, isCurrent, onVisitEnd } from '~/session/visit';

/**
 * Why there is no camera: there is none, permission was denied, another program uses it, the browser (or plain http) does not
 * support cameras, or it does not answer or shows nothing.
 */
export type CameraProblem = 'none' | 'denied' | 'in-use' | 'unsupported' | 'no-picture';

/** An open camera. It runs until it is closed, the visit ends, or it is unplugged. */
export type Camera = {
  readonly stream: MediaStream;
  /** The camera faces the guest; its preview is mirrored. */
  readonly isFront: boolean;
  /** Device id of the tablet's next camera, if there is more than one. */
  readonly other: string | undefined;
  readonly close: () => void;
};

/** An open camera, or why there is none. */
export type Opening =
  | { readonly ok: true; readonly camera: Camera }
  | { readonly ok: false; readonly problem: CameraProblem };

/** Full HD: enough to read the machine-readable lines of a page, without slowing down the preview. */
const SIZE = { width: { ideal: 1920 }, height: { ideal: 1080 } };

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  TypeError: 'unsupported',
  NotSupportedError: 'unsupported',
};

/** Maps an error of `getUserMedia` to a problem. Unknown errors are treated as a camera that is in use. */
const problemOf = (error: unknown): CameraProblem =>
  (error instanceof Error || error instanceof DOMException ? PROBLEMS[error.name] : undefined) ?? 'in-use';

/** How long the names of the other cameras may take, in ms: the camera that is open does without. */
const NAMES_MS = 1000;

const cameras = async (): Promise<readonly MediaDeviceInfo[]> =>
  (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput');

const isSupported = (): boolean => 'mediaDevices' in navigator;

/** True if the tablet has a camera, as far as a page can tell without permission. */
export async function hasCamera(): Promise<boolean> {
  if (!isSupported()) return false;
  return cameras().then(
    (found) => found.length > 0,
    () => false,
  );
}

/**
 * Calls `changed` when a camera is plugged in or removed.
 * @returns removes the listener
 */
export function onCamerasChange(changed: () => void): () => void {
  if (!isSupported()) return () => {};
  navigator.mediaDevices.addEventListener('devicechange', changed);
  return () => navigator.mediaDevices.removeEventListener('devicechange', changed);
}

/**
 * Opens a camera: the front camera unless another is given, as a tablet in a stand has its back to the wall.
 * Never throws.
 * @param signal closes the camera when it aborts, even if the camera is still starting
 * @param onLost called when the camera stops by itself
 */
export async function openCamera(
  signal: AbortSignal,
  onLost: () => void,
  deviceId: string | undefined,
): Promise<Opening> {
  if (!isSupported()) return { ok: false, problem: 'unsupported' };
  const visit = currentVisit();
  const which = deviceId === undefined ? { facingMode: 'user' } : { deviceId: { exact: deviceId } };
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: { ...SIZE, ...which } });
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
  const close = () => {
    unregister();
    for (const track of stream.getTracks()) track.stop();
  };
  const unregister = onVisitEnd(close);
  signal.addEventListener('abort', close, { once: true });
  // The guest may have left while the camera was starting.
  if (signal.aborted || !isCurrent(visit)) {
    close();
    return { ok: false, problem: 'in-use' };
  }
  const [track] = stream.getVideoTracks();
  track?.addEventListener('ended', onLost, { once: true });
  const { facingMode, deviceId: id } = track?.getSettings() ?? {};
  const other = await within(otherCamera(id), () => undefined, NAMES_MS);
  return { ok: true, camera: { stream, isFront: facingMode === 'user', other, close } };
}

/**
 * The device id of the next camera, if there is more than one. Device ids are known only while a camera runs.
 */
async function otherCamera(id: string | undefined): Promise<string | undefined> {
  const ids = (await cameras().catch(() => [])).map(({ deviceId }) => deviceId);
  const next = ids[(ids.indexOf(id ?? '') + 1) % ids.length];
  return next === '' || next === id ? undefined : next;
}
