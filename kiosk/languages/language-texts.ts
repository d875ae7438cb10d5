import type { TextTree } from '../../src/domain/languages.ts';
import { z } from '../../src/platform/zod.ts';

export const textTree: z.ZodMiniType<TextTree> = z.record(
  z.string(),
  z.union([z.string(), z.lazy(() => textTree)]),
);
