import type { AppServices } from '~/hooks/use-services';

/** What the panel does by means of the app around it. */
export type StaffActions = {
  readonly goHome: () => Promise<void>;
  /** Fetches the settings again and takes them into use; false where they cannot be had. */
  readonly reloadSettings: () => Promise<boolean>;
  /** Takes a new version of the app at once; false where the tablet has no offline shell. */
  readonly takeUpdate: () => Promise<boolean>;
  readonly openServices: () => Promise<AppServices>;
};
