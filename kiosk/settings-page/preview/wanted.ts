import { z } from '../../../src/platform/zod.ts';

const wanted = z.object({
  /** A screen's path, or the name of one of its states. */
  stop: z.string(),
  language: z.string(),
  /** Of the settings page, which alone is told whether the screen was reached. */
  page: z.string(),
});

/** What is wanted in the frame; it stands in the frame's name, which is all that a page of another origin can give it. */
export type Wanted = z.infer<typeof wanted>;

/** What is wanted, by the frame's name. @throws for any other name */
export const wantedBy = (name: string): Wanted => wanted.parse(JSON.parse(name));

const told = z.object({ preview: z.enum(['there', 'not-reached']) });

/** What the frame tells the settings page. */
export type Told = z.infer<typeof told>;

/** What was told; undefined for a message of anything else. */
export const toldBy = (message: unknown): Told | undefined => told.safeParse(message).data;
