import { configSchema } from '../../src/config/schema.ts';
import { z } from '../../src/domain/zod.ts';

/** The settings' schema as JSON Schema text, as an author writes the file: defaults may be left out. */
export const configSchemaJson = (): string => {
  const schema = z.toJSONSchema(configSchema, { io: 'input', target: 'draft-2020-12' });
  return `${JSON.stringify({ title: 'Settings of the lobby kiosk', ...schema }, null, 2)}\n`;
};
