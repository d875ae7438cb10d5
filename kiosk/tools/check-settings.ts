import { readFileSync } from 'node:fs';
import en from 'zod/v4/locales/en.js';
import { type Problem, readConfig } from '../../src/config/read.ts';
import { z } from '../../src/domain/zod.ts';
import { languageRemarks } from './language-remarks.ts';

/** What is wrong with a settings file, and what is only worth a remark; sentences that name file and key. */
export interface CheckedSettings {
  readonly problems: readonly string[];
  readonly remarks: readonly string[];
}

/**
 * Says whether the tablets will take a settings file, and if not, which key is wrong and what is allowed there. Keys that
 * nothing reads are problems here: they are misspelt more often than not. So are keys that do nothing beside the others. A
 * corrected colour is only remarked on, and so is what a language on offer lacks.
 */
export function checkSettings(file: string): CheckedSettings {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { problems: [`${file}: cannot be read`], remarks: [] };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problems: [`${file}: is not JSON: ${reason}`], remarks: [] };
  }
  const { problems, remarks } = checkJson(json);
  const say = (found: readonly Problem[]) => found.map(({ key, problem }) => `${file}: ${key}: ${problem}`);
  return { problems: say(problems), remarks: say(remarks) };
}

/** The same for settings that are read already, by key. */
export function checkJson(json: unknown): {
  readonly problems: readonly Problem[];
  readonly remarks: readonly Problem[];
} {
  z.config(en());
  const reading = readConfig(json);
  if (!reading.ok) return { problems: reading.problems, remarks: [] };
  return {
    problems: [...reading.unknown, ...reading.ineffective],
    remarks: [...reading.remarks, ...languageRemarks(reading.config)],
  };
}
