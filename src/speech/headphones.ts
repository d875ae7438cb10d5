/**
 * Calls `act` when something that sounds was plugged in or out. A camera is no headphones, nor is the microphone in it. Browsers
 * name no kinds of sockets: a tablet's own jack may be told by a key instead (`plugged`).
 */
export function watchHeadphones(act: (arePlugged: boolean) => void, signal: AbortSignal): void {
  const { mediaDevices } = navigator;
  if (!mediaDevices) return;
  const sounding = async () => {
    const devices = await mediaDevices.enumerateDevices();
    const cameras = devices.filter(({ kind }) => kind === 'videoinput');
    // A tablet that may not use its camera yet names no groups.
    const isInCamera = ({ groupId }: MediaDeviceInfo) =>
      groupId !== '' && cameras.some((camera) => camera.groupId === groupId);
    return devices.filter((device) => device.kind.startsWith('audio') && !isInCamera(device)).length;
  };
  let before: Promise<number> = sounding().catch(() => 0);
  mediaDevices.addEventListener(
    'devicechange',
    () => {
      const former = before;
      before = sounding().catch(() => former);
      void Promise.all([former, before]).then(([had, has]) => {
        if (has !== had && !signal.aborted) act(has > had);
      });
    },
    { signal },
  );
}
