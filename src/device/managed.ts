declare global {
  interface Navigator {
    /** Chromium's API for managed browsers; only available to apps that an administrator has configured. */
    readonly managed?: {
      readonly getManagedConfiguration: (keys: string[]) => Promise<Readonly<Record<string, unknown>>>;
    };
  }
}

/**
 * Reads a value that the browser's administrator has set for this origin (`ManagedConfigurationPerOrigin`);
 * undefined if there is none.
 */
export async function managedValue(key: string): Promise<unknown> {
  try {
    return (await navigator.managed?.getManagedConfiguration([key]))?.[key];
  } catch {
    // Unmanaged browsers reject the call.
    return undefined;
  }
}
