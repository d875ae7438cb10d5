import type { Worded } from '../language.ts';
import { en } from './agreement/en.ts';
import { ja } from './agreement/ja.ts';
import { ko } from './agreement/ko.ts';
import { zhHans } from './agreement/zh-hans.ts';
import { zhHant } from './agreement/zh-hant.ts';

/** The accommodation agreement as a hotel's system sends it: plain HTML in sections. */
export const agreementHtml: Worded = { ja, en, 'zh-Hans': zhHans, 'zh-Hant': zhHant, ko };
