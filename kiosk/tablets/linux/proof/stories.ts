import type { Story } from './lab.ts';
import * as closed from './stories/closed.ts';
import * as day from './stories/day.ts';
import * as installer from './stories/install.ts';
import * as keyboard from './stories/keys.ts';
import * as home from './stories/return.ts';

/** In the order in which they are told: each leaves the machine as it found it, up to the last. */
export const STORIES: readonly Story[] = [
  installer.dryRun,
  installer.install,
  installer.check,
  installer.device,
  home.boot,
  home.browser,
  home.crashedPage,
  home.compositor,
  home.service,
  home.powerCut,
  home.foreignLock,
  keyboard.keys,
  closed.policies,
  closed.addresses,
  closed.script,
  closed.debuggingShut,
  closed.camera,
  day.unplugged,
  day.badProfile,
  day.rotation,
  day.offAndOn,
  day.nightly,
  installer.again,
  home.frozenPage,
  home.frozenBrowser,
  keyboard.ordinaryKeys,
  installer.uninstall,
];
