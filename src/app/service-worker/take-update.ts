import { hurryUpdate } from './keep-up-to-date';

/** Checks for a new version of the app and applies it at once. False if the tablet has no offline shell to update. */
export async function takeUpdate(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return false;
  hurryUpdate();
  await registration.update();
  return true;
}
