import { within } from '~/platform/within';
import { currentVisit, isCurrent, onVisitEnd } from '~/session/visit';

/** Why there is no camera. `unsupported` also over plain http; `no-picture` also without an answer. */
export type CameraProblem = 'none' | 'denied' | 'in-use' | 'unsupported' | 'no-picture';

/** An open camera. It runs until it is closed or unplugged, or the visit ends. */
export type Camera = {
  readonly stream: MediaStream;
  /** The camera faces the guest, so its preview is mirrored. */
  readonly isFront: boolean;
  /** Device id of the next camera, if there are several. */
  readonly other: string | undefined;
  readonly close: () => void;
};

type CameraResult =
  | { readonly ok: true; readonly camera: Camera }
  | { readonly ok: false; readonly problem: CameraProblem };

/** Full HD: enough for the machine-readable lines, and the preview stays fluent. */
const SIZE = { width: { ideal: 1920 }, height: { ideal: 1080 } };

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  TypeError: 'unsupported',
  NotSupportedError: 'unsupported',
};

/** An unknown error counts as a camera in use. */
const problemOf = (error: unknown): CameraProblem =>
  (error instanceof Error || error instanceof DOMException ? PROBLEMS[error.name] : undefined) ?? 'in-use';

/** Deadline for the names of other cameras, in ms: the open camera works without them. */
const NAMES_MS = 1000;

const cameras = async (): Promise<readonly MediaDeviceInfo[]> =>
  (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput');

const isSupported = (): boolean => 'mediaDevices' in navigator;

/** True if the tablet has a camera, as far as a page without permission can tell. */
export async function hasCamera(): Promise<boolean> {
  if (!isSupported()) return false;
  return cameras().then(
    (found) => found.length > 0,
    () => false,
  );
}

/** Calls `changed` when a camera is plugged in or removed. @returns stops listening */
export function onCamerasChange(changed: () => void): () => void {
  if (!isSupported()) return () => {};
  navigator.mediaDevices.addEventListener('devicechange', changed);
  return () => navigator.mediaDevices.removeEventListener('devicechange', changed);
}

/**
 * Opens a camera. Without a device id it is the front camera: a tablet in a stand has its back to the wall. Never
 * throws.
 * @param signal closes the camera, even one that is starting
 * @param onLost called when the camera stops by itself
 */
export async function openCamera(
  signal: AbortSignal,
  onLost: () => void,
  deviceId: string | undefined,
): Promise<CameraResult> {
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
  // The guest may have left meanwhile.
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

/** Device id of the next camera, if there are several. Browsers tell ids only while a camera runs. */
async function otherCamera(id: string | undefined): Promise<string | undefined> {
  const ids = (await cameras().catch(() => [])).map(({ deviceId }) => deviceId);
  const next = ids[(ids.indexOf(id ?? '') + 1) % ids.length];
  return next === '' || next === id ? undefined : next;
}
