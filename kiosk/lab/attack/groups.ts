import type { Group } from './group.ts';
import { answers } from './groups/answers.ts';
import { bodies } from './groups/bodies.ts';
import { cardDocument } from './groups/card-document.ts';
import { cardScripts } from './groups/card-scripts.ts';
import { crossSite } from './groups/cross-site.ts';
import { demoControl } from './groups/demo-control.ts';
import { floods } from './groups/floods.ts';
import { framing } from './groups/framing.ts';
import { guesses } from './groups/guesses.ts';
import { headers } from './groups/headers.ts';
import { heartbeats } from './groups/heartbeats.ts';
import { help } from './groups/help.ts';
import { largeAnswers } from './groups/large-answers.ts';
import { manyTablets } from './groups/many-tablets.ts';
import { nginx } from './groups/nginx.ts';
import { paths } from './groups/paths.ts';
import { pieces } from './groups/pieces.ts';
import { proxy } from './groups/proxy.ts';
import { shares } from './groups/shares.ts';
import { silentReaders } from './groups/silent-readers.ts';
import { staffPin } from './groups/staff-pin.ts';
import { tenantFiles } from './groups/tenant-files.ts';
import { towardsHotel } from './groups/towards-hotel.ts';

/** All attacks, those that leave nothing behind first. */
export const GROUPS: readonly Group[] = [
  paths,
  proxy,
  towardsHotel,
  framing,
  answers,
  largeAnswers,
  shares,
  headers,
  crossSite,
  demoControl,
  staffPin,
  heartbeats,
  help,
  guesses,
  manyTablets,
  cardDocument,
  cardScripts,
  tenantFiles,
  nginx,
  bodies,
  pieces,
  floods,
  silentReaders,
];
