import { parseJson } from '~/platform/json-text';
import { isBlank } from './visible';

/** Programs' words for a missing value. */
const NO_VALUE = /^(?:null|undefined|none|nil|nan|true|false|\[object \w+\])$/i;
/** A server's status line: `404 Not Found`, `HTTP/1.1 500`. */
const STATUS_LINE = /^(?:HTTP\/[\d.]+ )?[1-5]\d\d(?: [a-z' -]+)?$/i;
const REASON =
  '(?:bad (?:request|gateway)|unauthorized|forbidden|not found|method not allowed|request time-?out|too many requests|' +
  'internal server error|service (?:temporarily )?unavailable|gateway time-?out|access denied)';
/** The beginning of a server's error page: `502 Bad Gateway`, `Error 404 (Not Found)`. */
const ERROR_PAGE = new RegExp(
  `^(?:(?:HTTP|Error)\\W+)*(?:[45]\\d\\d\\W+${REASON}\\b|${REASON}\\s*(?:\\n|$))`,
  'i',
);
/** In characters; a longer text for guests may begin with these words. */
const LONGEST_ERROR_PAGE = 500;
/** The name of a missing text: `hotel.agreement.text`. */
const NAME_OF_TEXT = /^[a-z_]\w*(?:[.:][a-z_]\w*)+$/i;
/** An unfilled place of a template: `{{agreement}}`, `${terms}`, `%TERMS%`, `__TERMS__`. */
const PLACEHOLDER = /^(?:\{\{[^{}]*\}\}|[$#]?\{[^{}]*\}|<%[^%]*%>|%\w+%|\[\[[^[\]]*\]\]|__\w+__)$/;

const FORMS = [NO_VALUE, STATUS_LINE, NAME_OF_TEXT, PLACEHOLDER];

/** True for a text without content: blank, no value, a server's error, JSON, a placeholder or a mere name. */
export function saysNothing(text: string): boolean {
  const said = text.trim();
  if (isBlank(said) || FORMS.some((form) => form.test(said))) return true;
  if (said.length < LONGEST_ERROR_PAGE && ERROR_PAGE.test(said)) return true;
  const json = /^["{[]/.test(said) ? parseJson(said) : undefined;
  return typeof json === 'object' || (typeof json === 'string' && saysNothing(json));
}
