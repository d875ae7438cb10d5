import { hurryUpdate } from './keep-up-to-date';

/** Asks for a new version of the app and takes it at once. False where the tablet has no offline shell to be renewed. */
export async function takeUpdate(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return false;
  hurryUpdate();
  await registration.update();
  return true;
}
