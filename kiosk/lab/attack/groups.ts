import type { Group } from './group.ts';
import { answers } from './groups/answers.ts';
import { crossSite } from './groups/cross-site.ts';
import { framing } from './groups/framing.ts';
import { headers } from './groups/headers.ts';
import { http2 } from './groups/http2.ts';
import { junkSettlements } from './groups/junk-settlements.ts';
import { namesTried } from './groups/names-tried.ts';
import { overload } from './groups/overload.ts';
import { paths } from './groups/paths.ts';
import { proxy } from './groups/proxy.ts';
import { tablets } from './groups/tablets.ts';

/** All attacks: a new kind is a file in `groups/` and a name here. */
export const GROUPS: readonly Group[] = [
  paths,
  proxy,
  framing,
  answers,
  headers,
  crossSite,
  tablets,
  overload,
  http2,
  junkSettlements,
  namesTried,
];
