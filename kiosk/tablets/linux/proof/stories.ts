import type { Story } from './lab.ts';
import { addresses, camera, debuggingShut, policies, script } from './stories/closed.ts';
import { badProfile, nightly, offAndOn, rotation, unplugged } from './stories/day.ts';
import { again, check, device, dryRun, install, uninstall } from './stories/install.ts';
import { keys, ordinaryKeys } from './stories/keys.ts';
import {
  boot,
  browser,
  compositor,
  crashedPage,
  foreignLock,
  frozenBrowser,
  frozenPage,
  powerCut,
  service,
} from './stories/return.ts';

/** In the order in which they are told: each leaves the machine as it found it, up to the last. */
export const STORIES: readonly Story[] = [
  dryRun,
  install,
  check,
  device,
  boot,
  browser,
  crashedPage,
  compositor,
  service,
  powerCut,
  foreignLock,
  keys,
  policies,
  addresses,
  script,
  debuggingShut,
  camera,
  unplugged,
  badProfile,
  rotation,
  offAndOn,
  nightly,
  again,
  frozenPage,
  frozenBrowser,
  ordinaryKeys,
  uninstall,
];
