import { getMimeType, mimes } from 'hono/utils/mime';

// PDF and pages other than `.html` are sent as bytes, as by nginx: no tenant's file runs scripts.
const { htm: _htm, xhtml: _xhtml, pdf: _pdf, ...known } = mimes;
const TYPES = { ...known, yaml: 'application/yaml' };

/** The content type by a file's name; an unknown file is saved as bytes, never guessed. */
export function contentType(path: string): string {
  const type = getMimeType(path.toLowerCase(), TYPES) ?? 'application/octet-stream';
  return /json$|yaml$/u.test(type) ? `${type}; charset=utf-8` : type;
}

/** Whether compression helps: pictures and fonts are compressed already. */
export function isText(type: string): boolean {
  return type.includes('charset=utf-8') || type === 'application/wasm';
}
