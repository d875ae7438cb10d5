import { judge } from './check-settings.ts';
import type { Log } from './log.ts';
import type { SettingsFileOptions } from './settings-file.ts';
import { lineFor } from './settings-words.ts';

/** The settings rules of a gateway, by its hotel, and their words in its log. */
export function settingsRules(
  hotel: 'proxy' | 'demo',
  log: Log,
): Pick<SettingsFileOptions, 'check' | 'onTaken' | 'onChange'> {
  const judged = (json: unknown) => judge(json, hotel === 'proxy' ? 'real' : 'demo');
  return {
    check: (json) => judged(json).refused.map(lineFor),
    onTaken: (json) => {
      const { slips, remarks } = judged(json);
      for (const found of [...slips, ...remarks]) log.note('settings-remark', { said: lineFor(found) });
    },
    onChange: (problem) =>
      problem === undefined ? log.note('settings-good') : log.fault('settings-bad', { problem }),
  };
}
