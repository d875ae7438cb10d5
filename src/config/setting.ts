import { z } from '~/platform/zod';

type Words = Readonly<Record<'en' | 'ja', string>>;

/** What hotels read about a setting or a group: what it does, and its name. */
export type SettingWords = Words & { readonly name: Words };

/** The words of every setting. The build of the app leaves them out (`kiosk/build/without-setting-words.ts`). */
export const SETTING_WORDS = /* @__PURE__ */ z.registry<{ readonly words: SettingWords }>();

/** A setting: its rule with its default, and its words. A copy of the rule gets them, since several settings share a rule. */
export function setting<Rule extends z.ZodMiniType>(rule: Rule, words: SettingWords): Rule {
  const own = rule.clone(rule.def);
  SETTING_WORDS.add(own, { words });
  return own;
}
