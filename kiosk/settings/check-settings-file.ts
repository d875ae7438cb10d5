import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Overlays, TextTree } from '../../src/domain/languages.ts';
import { type Finding, type HotelKind, judge, MAX_SETTINGS_BYTES } from '../server/check-settings.ts';
import { lineFor } from '../server/settings-words.ts';
import { contentOf, textsFile, UnreadableFile, withTenantFile } from '../server/tenant-file.ts';
import { checkOwnLanguages } from './own-languages.ts';

/** In bytes: a browser with a cache of 80 MB, as on a full tablet, keeps files up to an eighth of it. */
const LARGEST_KEPT_BYTES = 10_000_000;

/** Problems and remarks: by key and kind, or as sentences with file and key. */
export interface Checked<Problem extends Finding | string> {
  readonly problems: readonly Problem[];
  readonly remarks: readonly Problem[];
}

/**
 * Checks a settings file and its texts as tablets and gateway do, and names each wrong key with its rule. Unread or
 * ineffective keys are problems too. Remarks: corrected colours and numbers, gaps of the hotel's own languages, the
 * demo card script for an unknown hotel, files too large for browsers.
 */
export async function checkSettings(file: string, hotel: HotelKind = 'either'): Promise<Checked<string>> {
  const folder = dirname(file);
  const { texts, problems: ofTexts } = await textsIn(join(folder, 'tenant-lang'));
  try {
    const content = await withTenantFile([folder], basename(file), (open) =>
      contentOf(open, MAX_SETTINGS_BYTES),
    );
    if (content.problem !== undefined)
      return { problems: [`${file} ${content.problem}`, ...ofTexts], remarks: [] };
    const { problems, remarks } = checkJson(content.json, hotel, texts);
    const say = (found: readonly Finding[]) => found.map((one) => `${file}: ${lineFor(one)}`);
    return { problems: [...say(problems), ...ofTexts], remarks: [...say(remarks), ...largeFiles(folder)] };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { problems: [error.message, ...ofTexts], remarks: [] };
  }
}

async function textsIn(folder: string): Promise<{ texts: Overlays; problems: readonly string[] }> {
  const texts: Record<string, TextTree> = {};
  const problems: string[] = [];
  for (const name of namesIn(folder).filter((one) => one.endsWith('.json')))
    try {
      const read = await textsFile(folder, name);
      if (read.problem === undefined) texts[basename(name, '.json')] = read.texts;
      else problems.push(`${join(folder, name)} ${read.problem}`);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      problems.push(error.message);
    }
  return { texts, problems };
}

/** Files of a tenant that tablets load anew each time. */
const largeFiles = (folder: string): readonly string[] =>
  namesIn(folder)
    .map((name) => [join(folder, name), statSync(join(folder, name), { throwIfNoEntry: false })] as const)
    .flatMap(([path, stats]) =>
      stats?.isFile() && stats.size > LARGEST_KEPT_BYTES
        ? [
            `${path} has ${stats.size} bytes: browsers keep none over ${LARGEST_KEPT_BYTES}, so tablets load it each time.`,
          ]
        : [],
    );

/** The names in a folder, sorted; none for a missing one. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

export function checkJson(json: unknown, hotel: HotelKind, texts: Overlays): Checked<Finding> {
  const { refused, slips, remarks, languages } = judge(json, hotel);
  const ofLanguages = checkOwnLanguages(languages, texts);
  return {
    problems: [...refused, ...slips, ...ofLanguages.problems],
    remarks: [...remarks, ...ofLanguages.remarks],
  };
}
