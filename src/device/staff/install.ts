/** Chromium's offer to install the app. TypeScript's DOM types lack this non-standard event. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

let offer: InstallOffer | undefined;

/** Keeps the browser's install offer for staff; guests never see it. */
export function holdInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event;
  });
}

/** True after the browser's offer. It comes once, and never to an installed app. */
export const canInstall = (): boolean => offer !== undefined;

export async function install(): Promise<boolean> {
  const taken = offer;
  offer = undefined;
  return (await taken?.prompt())?.outcome === 'accepted';
}
