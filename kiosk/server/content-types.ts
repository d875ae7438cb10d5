import { getMimeType, mimes } from 'hono/utils/mime';

// PDF and all pages but `.html` are sent as bytes, as by the shipped nginx: no file of a tenant runs scripts.
const { htm: _htm, xhtml: _xhtml, pdf: _pdf, ...known } = mimes;
const TYPES = { ...known, yaml: 'application/yaml' };

/** The content type of a file by its name; what is not known is sent as bytes to be saved, never guessed. */
export function contentType(path: string): string {
  const type = getMimeType(path.toLowerCase(), TYPES) ?? 'application/octet-stream';
  return /json$|yaml$/u.test(type) ? `${type}; charset=utf-8` : type;
}

/** Whether a type gains from compression: pictures and fonts are compressed already. */
export function isText(type: string): boolean {
  return type.includes('charset=utf-8') || type === 'application/wasm';
}
