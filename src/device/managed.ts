declare global {
  interface Navigator {
    /** Chromium's word of whoever manages the browser; there only for apps that are managed. */
    readonly managed?: {
      readonly getManagedConfiguration: (keys: string[]) => Promise<Readonly<Record<string, unknown>>>;
    };
  }
}

/** What the browser's management has set for this origin (`ManagedConfigurationPerOrigin`); undefined for nothing. */
export async function managedValue(key: string): Promise<unknown> {
  try {
    return (await navigator.managed?.getManagedConfiguration([key]))?.[key];
  } catch {
    // Browsers that nobody manages refuse.
    return undefined;
  }
}
