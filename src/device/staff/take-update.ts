/** Asks for a new version of the app now. False where the tablet has no offline shell that could be renewed. */
export async function takeUpdate(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
  return registration !== undefined;
}
