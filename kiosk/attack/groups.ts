import type { Group } from './group.ts';
import { answers } from './groups/answers.ts';
import { bodies } from './groups/bodies.ts';
import { crossSite } from './groups/cross-site.ts';
import { floods } from './groups/floods.ts';
import { framing } from './groups/framing.ts';
import { headers } from './groups/headers.ts';
import { heartbeats } from './groups/heartbeats.ts';
import { help } from './groups/help.ts';
import { paths } from './groups/paths.ts';
import { pieces } from './groups/pieces.ts';
import { proxy } from './groups/proxy.ts';
import { silentReaders } from './groups/silent-readers.ts';
import { towardsHotel } from './groups/towards-hotel.ts';

/** All attacks, those that leave nothing behind first. */
export const GROUPS: readonly Group[] = [
  paths,
  proxy,
  towardsHotel,
  framing,
  answers,
  headers,
  crossSite,
  heartbeats,
  help,
  bodies,
  pieces,
  floods,
  silentReaders,
];
