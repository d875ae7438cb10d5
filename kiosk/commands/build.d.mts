/** Something that is built: by which settings, the file that tells when, and what it is made of. */
interface Part {
  readonly config: string;
  readonly built: string;
  readonly sources: readonly string[];
}

export const PARTS: { readonly app: Part; readonly server: Part };

/** Builds what is missing or older than a source of its own; resolves with the exit code. */
export function buildStale(parts?: readonly object[]): Promise<number>;

/** Builds the settings page and the app in its frame where they are stale; resolves with the exit code. */
export function buildSettingsPage(): Promise<number>;
