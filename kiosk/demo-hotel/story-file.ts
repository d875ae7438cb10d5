import { parse } from 'yaml';
import { z } from 'zod';
import en from 'zod/v4/locales/en.js';
import { readFault } from './control/fault-input.ts';
import type { Fault } from './faults.ts';
import { GUESTS } from './guests.ts';
import { GUEST, type Story } from './story.ts';

export interface StoryFile {
  readonly guests: readonly Story[];
  readonly faults: readonly Fault[];
  /** The start of the hotel's clock; undefined for now. */
  readonly now: Date | undefined;
}

const guest = z
  .strictObject({ ...GUEST.shape, tell: z.string().default('') })
  .refine(({ checkin, checkout, trouble }) => checkin ?? checkout ?? trouble, {
    error: 'needs checkin, checkout or trouble',
  });

export const STORY_FILE = z.strictObject({
  only: z.boolean().default(false),
  now: z.iso.datetime({ offset: true }).exactOptional(),
  guests: z.array(guest).min(1),
  faults: z.array(z.unknown()).default([]),
});

/** Reads a file of stories. @param text YAML or JSON @throws {Error} with place and rule in one sentence */
export function readStories(text: string): StoryFile {
  z.config(en());
  const read = STORY_FILE.safeParse(parse(text));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`${issue?.path.join('.') || 'file'}: ${issue?.message ?? 'not understood'}`);
  }
  const { only, now, guests, faults } = read.data;
  const told = guests.map(
    ({ tell, ...story }, at): Story => ({ ...story, id: `file-${at + 1}`, tell: { ja: tell, en: tell } }),
  );
  return {
    guests: only ? told : [...GUESTS, ...told],
    faults: faults.map(readFault),
    now: now === undefined ? undefined : new Date(now),
  };
}
