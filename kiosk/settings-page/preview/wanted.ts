import { z } from '../../../src/platform/zod.ts';

const wanted = z.object({
  /** A screen's path or a state's name. */
  stop: z.string(),
  language: z.string(),
  /** The settings page's origin, the only one to be told. */
  page: z.string(),
});

/** The wish in the frame's name, the only channel to a page of another origin. */
export type PreviewRequest = z.infer<typeof wanted>;

/** Reads the frame's name. @throws for any other name */
export const wantedBy = (name: string): PreviewRequest => wanted.parse(JSON.parse(name));

const told = z.object({ preview: z.enum(['there', 'not-reached']) });

export type PreviewReport = z.infer<typeof told>;

/** A message of the frame; undefined for any other. */
export const toldBy = (message: unknown): PreviewReport | undefined => told.safeParse(message).data;
