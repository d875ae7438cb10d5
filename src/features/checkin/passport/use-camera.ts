import { useEffect, useState } from 'react';
import { type Camera, type CameraProblem, hasCamera, onCamerasChange, openCamera } from '~/device/camera';

/** Whether the tablet has a camera; not, as long as that is unknown. Notices when one is plugged in or pulled out. */
export function useHasCamera(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let isShown = true;
    const look = async () => {
      const found = await hasCamera();
      if (isShown) setThere(found);
    };
    void look();
    const forget = onCamerasChange(look);
    return () => {
      isShown = false;
      forget();
    };
  }, []);
  return isThere;
}

/** A camera on its way, running, or not to be had. */
export type CameraState =
  | { readonly is: 'opening' }
  | { readonly is: 'running'; readonly camera: Camera }
  | { readonly is: 'failed'; readonly problem: CameraProblem };

const OPENING: CameraState = { is: 'opening' };

/** A camera that runs as long as it is wanted and this part of the screen stands. `turn` changes to try once more. */
export function useCamera(isWanted: boolean, deviceId: string | undefined, turn: number): CameraState {
  const [state, setState] = useState(OPENING);
  // biome-ignore lint/correctness/useExhaustiveDependencies(turn): another turn opens the same camera again.
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const lose = () => setState({ is: 'failed', problem: 'none' });
    const open = async () => {
      const opening = await openCamera(leaving.signal, lose, deviceId);
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
  }, [isWanted, deviceId, turn]);
  return state;
}
