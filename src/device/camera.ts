import { currentVisit, isCurrent, onVisitEnd } from '~/session/visit';

/** Why there is no picture: no camera, none allowed, another program has it, or a browser (or plain http) without any. */
export type CameraProblem = 'none' | 'denied' | 'in-use' | 'unsupported';

/** A camera that runs until it is closed, the visit ends, or somebody pulls the plug. */
export type Camera = {
  readonly stream: MediaStream;
  /** It looks at the guest, who expects a mirror. */
  readonly isFront: boolean;
  /** Another camera of the tablet, by its id. */
  readonly other: string | undefined;
  readonly close: () => void;
};

/** A running camera, or why there is none. */
export type Opening =
  | { readonly ok: true; readonly camera: Camera }
  | { readonly ok: false; readonly problem: CameraProblem };

/** Full HD: a page's machine-readable lines stay readable, and the preview stays light. */
const SIZE = { width: { ideal: 1920 }, height: { ideal: 1080 } };

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  TypeError: 'unsupported',
  NotSupportedError: 'unsupported',
};

/** What anything thrown by `getUserMedia` means; the unknown is a camera that does not start, as one in use does not. */
const problemOf = (error: unknown): CameraProblem =>
  (error instanceof Error || error instanceof DOMException ? PROBLEMS[error.name] : undefined) ?? 'in-use';

const cameras = async (): Promise<readonly MediaDeviceInfo[]> =>
  (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput');

const isSupported = (): boolean => 'mediaDevices' in navigator;

/** Whether the tablet has a camera at all, as far as a page may know before it asks for one. */
export async function hasCamera(): Promise<boolean> {
  if (!isSupported()) return false;
  return cameras().then(
    (found) => found.length > 0,
    () => false,
  );
}

/** Calls back whenever a camera is plugged in or pulled out. Returns the function that takes it off again. */
export function onCamerasChange(changed: () => void): () => void {
  if (!isSupported()) return () => {};
  navigator.mediaDevices.addEventListener('devicechange', changed);
  return () => navigator.mediaDevices.removeEventListener('devicechange', changed);
}

/**
 * Opens a camera, the one that looks at the guest unless another is named: a tablet in a stand shows its back to the wall.
 * Never throws.
 * @param signal closes the camera, also when it comes only after that
 * @param onLost runs when the camera stops by itself
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
    forget();
    for (const track of stream.getTracks()) track.stop();
  };
  const forget = onVisitEnd(close);
  signal.addEventListener('abort', close, { once: true });
  // The guest may have left while the camera was starting.
  if (signal.aborted || !isCurrent(visit)) {
    close();
    return { ok: false, problem: 'in-use' };
  }
  const [track] = stream.getVideoTracks();
  track?.addEventListener('ended', onLost, { once: true });
  const { facingMode, deviceId: id } = track?.getSettings() ?? {};
  const other = await otherCamera(id);
  return { ok: true, camera: { stream, isFront: facingMode === 'user', other, close } };
}

/** The camera after this one, where there are several. Their ids are known only while one runs. */
async function otherCamera(id: string | undefined): Promise<string | undefined> {
  const ids = (await cameras().catch(() => [])).map(({ deviceId }) => deviceId);
  const next = ids[(ids.indexOf(id ?? '') + 1) % ids.length];
  return next === '' || next === id ? undefined : next;
}
