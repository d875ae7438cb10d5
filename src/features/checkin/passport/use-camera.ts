import { useEffect, useState } from 'react';
import { type Camera, type CameraProblem, hasCamera, onCamerasChange, openCamera } from '~/device/camera';

/** Whether the tablet has a camera; false until that is known. Updates when one is plugged in or removed. */
export function useHasCamera(): boolean {
  const [isFound, setFound] = useState(false);
  useEffect(() => {
    let isShown = true;
    const update = async () => {
      const found = await hasCamera();
      if (isShown) setFound(found);
    };
    void update();
    const stopWatching = onCamerasChange(update);
    return () => {
      isShown = false;
      stopWatching();
    };
  }, []);
  return isFound;
}

/** A camera that is opening, running, or could not be opened. */
export type CameraState =
  | { readonly is: 'opening' }
  | { readonly is: 'running'; readonly camera: Camera }
  | { readonly is: 'failed'; readonly problem: CameraProblem };

const OPENING: CameraState = { is: 'opening' };

/**
 * Runs a camera while it is wanted and the component is mounted.
 * @param deviceId the camera to open; undefined lets the device choose
 * @param attempt change it to open the camera again
 */
export function useCamera(isWanted: boolean, deviceId: string | undefined, attempt: number): CameraState {
  const [state, setState] = useState(OPENING);
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt opens the same camera again.
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const onLost = () => setState({ is: 'failed', problem: 'none' });
    const open = async () => {
      const opening = await openCamera(leaving.signal, onLost, deviceId);
      if (leaving.signal.aborted) return;
      setState(
        opening.ok ? { is: 'running', camera: opening.camera } : { is: 'failed', problem: opening.problem },
      );
    };
    void open();
    return () => {
      leaving.abort();
      setState(OPENING);
    };
  }, [isWanted, deviceId, attempt]);
  return state;
}
