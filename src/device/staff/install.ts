/** Chromium's offer to install the app; in no standard, hence in no library of types. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

let offer: InstallOffer | undefined;

/** Keeps the browser's offer for staff: guests are not asked to install anything. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event;
  });
}

/** Whether the browser has offered to install the app: it does so once, and not where it is installed. */
export const canInstall = (): boolean => offer !== undefined;

/** Takes the offer up; true when the app is being installed. */
export async function install(): Promise<boolean> {
  const taken = offer;
  offer = undefined;
  return (await taken?.prompt())?.outcome === 'accepted';
}
