import { parseJson } from './json-text';
import { isBlank } from './visible';

/** What a program writes in the place of a value that it does not have. */
const NO_VALUE = /^(?:null|undefined|none|nil|nan|true|false|\[object \w+\])$/i;
/** The line with which servers fail: `404 Not Found`, `HTTP/1.1 500`. */
const STATUS_LINE = /^(?:HTTP\/[\d.]+ )?[1-5]\d\d(?: [a-z' -]+)?$/i;
/** A place in a template that nobody has filled in: `{{agreement}}`, `${terms}`, `%TERMS%`, `__TERMS__`. */
const PLACEHOLDER = /^(?:\{\{[^{}]*\}\}|[$#]?\{[^{}]*\}|<%[^%]*%>|%\w+%|\[\[[^[\]]*\]\]|__\w+__)$/;

/** True for a text that tells a reader nothing: blank, a value that is none, a status line, JSON, or a placeholder alone. */
export function saysNothing(text: string): boolean {
  const said = text.trim();
  if (isBlank(said) || [NO_VALUE, STATUS_LINE, PLACEHOLDER].some((form) => form.test(said))) return true;
  return /^[{[]/.test(said) && typeof parseJson(said) === 'object';
}
