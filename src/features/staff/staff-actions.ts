import type { AppServices } from '~/hooks/use-services';

/** Functions of the app that the panel calls. */
export type StaffActions = {
  readonly goHome: () => Promise<void>;
  /** Fetches the settings again and applies them; false if they cannot be fetched. */
  readonly reloadSettings: () => Promise<boolean>;
  /** Applies a new version of the app at once; false if the tablet has no offline shell. */
  readonly takeUpdate: () => Promise<boolean>;
  readonly openServices: () => Promise<AppServices>;
};
