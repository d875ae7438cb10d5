import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Overlays, TextTree } from '../../src/domain/languages.ts';
import { type Found, type HotelKind, judge, MAX_SETTINGS_BYTES } from '../server/check-settings.ts';
import { lineFor } from '../server/settings-words.ts';
import { contentOf, textsFile, UnreadableFile, withTenantFile } from '../server/tenant-file.ts';
import { checkOwnLanguages } from './own-languages.ts';

/** A browser with a cache of 80 MB, as on a tablet with a full disk, keeps files up to an eighth of it. In bytes. */
const LARGEST_KEPT_BYTES = 10_000_000;

/** What is wrong with settings, and what is only worth a remark: by key and kind, or as sentences that name file and key. */
export interface Checked<Said extends Found | string> {
  readonly problems: readonly Said[];
  readonly remarks: readonly Said[];
}

/**
 * Says whether the tablets and the gateway will take a settings file and the texts beside it, and if not, which key is wrong and
 * what is allowed there. Keys that nothing reads, or that do nothing beside the others, are problems here. A corrected colour or
 * number is only remarked on, and so are what a language of the hotel's own lacks, the demo hotel's card script where it is not known which
 * hotel it is for, and files that browsers do not keep.
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
    const say = (found: readonly Found[]) => found.map((one) => `${file}: ${lineFor(one)}`);
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

/** The files of a tenant's folder that its tablets load anew each time they are shown. */
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

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

/** The same for settings and texts that are read already. */
export function checkJson(json: unknown, hotel: HotelKind, texts: Overlays): Checked<Found> {
  const { refused, slips, remarks, languages } = judge(json, hotel);
  const ofLanguages = checkOwnLanguages(languages, texts);
  return {
    problems: [...refused, ...slips, ...ofLanguages.problems],
    remarks: [...remarks, ...ofLanguages.remarks],
  };
}
