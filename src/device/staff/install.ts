/** Chromium's event that offers to install the app; non-standard, therefore not in TypeScript's DOM types. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

let offer: InstallOffer | undefined;

/** Stores the browser's install offer for staff, so that it is not shown to guests. */
export function holdInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event;
  });
}

/** True if the browser has offered to install the app. It offers once, and never if the app is installed. */
export const canInstall = (): boolean => offer !== undefined;

/** Accepts the offer; true if the app is being installed. */
export async function install(): Promise<boolean> {
  const taken = offer;
  offer = undefined;
  return (await taken?.prompt())?.outcome === 'accepted';
}
