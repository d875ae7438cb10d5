import type { Story } from './lab.ts';
import * as closed from './stories/closed.ts';
import * as day from './stories/day.ts';
import * as installer from './stories/install.ts';
import * as keyboard from './stories/keys.ts';
import * as home from './stories/return.ts';
import * as speech from './stories/speech.ts';

/** The stories by their sentences, which are printed and choose a story. Each leaves the machine as it found it, up to the last. */
export const STORIES: readonly (readonly [name: string, story: Story])[] = [
  ['a dry run changes nothing', installer.dryRun],
  ['the installer runs, and home stands full screen', installer.install],
  ['the check says ok on every line', installer.check],
  ['the id of the tablet arrives at the server', installer.device],
  ['home stands full screen after a start of the machine', home.boot],
  ['home comes back after the browser was killed', home.browser],
  ['home comes back after the page itself has crashed', home.crashedPage],
  ['home comes back after the compositor was killed', home.compositor],
  ['home comes back after all processes of the service were killed, five times in a row', home.service],
  ['home comes back after a power cut in the middle, with what it leaves', home.powerCut],
  ['home comes back where another machine holds the lock of the profile', home.foreignLock],
  ['no key combination of the list leaves home or opens anything', keyboard.keys],
  ['the browser takes every policy of the file', closed.policies],
  ['every address but our own stays shut', closed.addresses],
  ['no download, window or script address comes from the page', closed.script],
  ['debugging stays shut under the shipped policies, even when asked for', closed.debuggingShut],
  ['the browser speaks in every language of the app, and it is heard', speech.voices],
  ['the camera is granted unasked, and nothing else is', closed.camera],
  ['the shell starts with the network unplugged, and home goes on when it is back', day.unplugged],
  ['a profile with which the browser does not start five times is set aside', day.badProfile],
  ['a screen that stands upright is turned', day.rotation],
  ['the screen goes off and on again by command, where it can', day.offAndOn],
  ['the nightly restart brings another browser', day.nightly],
  ['a second install changes nothing, and keeps what staff changed', installer.again],
  ['a frozen page is noticed, and home comes back', home.frozenPage],
  ['a frozen browser is noticed, and home comes back', home.frozenBrowser],
  [
    'even with the keys that the shipped keyboard map takes away, home is back after a restart of the screen',
    keyboard.ordinaryKeys,
  ],
  ['uninstalling leaves nothing', installer.uninstall],
];
