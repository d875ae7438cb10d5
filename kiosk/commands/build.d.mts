/** Something that is built: by which settings, and the file that tells when. */
interface Part {
  readonly config: string;
  readonly built: string;
}

export const PARTS: { readonly app: Part; readonly server: Part };
export const SOURCES: readonly string[];

/** Builds what is missing or older than a source; resolves with the exit code. */
export function buildStale(parts?: readonly object[]): Promise<number>;

/** Builds the settings page and the app in its frame where they are stale; resolves with the exit code. */
export function buildSettingsPage(): Promise<number>;
