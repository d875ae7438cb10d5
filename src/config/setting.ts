import { z } from '~/platform/zod';

type Words = Readonly<Record<'en' | 'ja', string>>;

/** The hotels' explanation of a setting or group, and its name. */
type SettingWords = Words & { readonly name: Words };

/** The words of every setting. The build leaves them out (`kiosk/build/without-setting-words.ts`). */
export const SETTING_WORDS = /* @__PURE__ */ z.registry<{ readonly words: SettingWords }>();

/** A setting: its rule with its default, and its words. The rule is copied, since several settings share one. */
export function setting<Rule extends z.ZodMiniType>(rule: Rule, words: SettingWords): Rule {
  const own = rule.clone(rule.def);
  SETTING_WORDS.add(own, { words });
  return own;
}
