/**
 * Calls `act` when something that sounds was plugged in or out. Cameras come and go as well. Browsers name no kinds of sockets: a
 * tablet's own jack may be told by a key instead (`plugged`).
 */
export function watchHeadphones(act: (arePlugged: boolean) => void, signal: AbortSignal): void {
  const { mediaDevices } = navigator;
  if (!mediaDevices) return;
  const sounding = async () =>
    (await mediaDevices.enumerateDevices()).filter(({ kind }) => kind.startsWith('audio')).length;
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
