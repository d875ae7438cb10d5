import { parseJson } from '~/platform/json-text';
import { isBlank } from './visible';

/** What a program writes in the place of a value that it does not have. */
const NO_VALUE = /^(?:null|undefined|none|nil|nan|true|false|\[object \w+\])$/i;
/** The line with which servers fail: `404 Not Found`, `HTTP/1.1 500`. */
const STATUS_LINE = /^(?:HTTP\/[\d.]+ )?[1-5]\d\d(?: [a-z' -]+)?$/i;
const REASON =
  '(?:bad (?:request|gateway)|unauthorized|forbidden|not found|method not allowed|request time-?out|too many requests|' +
  'internal server error|service (?:temporarily )?unavailable|gateway time-?out|access denied)';
/** The beginning of a whole page of a server that failed: `502 Bad Gateway`, its name below; `Error 404 (Not Found)`. */
const ERROR_PAGE = new RegExp(
  `^(?:(?:HTTP|Error)\\W+)*(?:[45]\\d\\d\\W+${REASON}\\b|${REASON}\\s*(?:\\n|$))`,
  'i',
);
/** Such a page is shorter, in characters; a text for guests may begin with one of these words. */
const LONGEST_ERROR_PAGE = 500;
/** The name of a text that a program did not find: `hotel.agreement.text`. */
const NAME_OF_TEXT = /^[a-z_]\w*(?:[.:][a-z_]\w*)+$/i;
/** A place in a template that nobody has filled in: `{{agreement}}`, `${terms}`, `%TERMS%`, `__TERMS__`. */
const PLACEHOLDER = /^(?:\{\{[^{}]*\}\}|[$#]?\{[^{}]*\}|<%[^%]*%>|%\w+%|\[\[[^[\]]*\]\]|__\w+__)$/;

const FORMS = [NO_VALUE, STATUS_LINE, NAME_OF_TEXT, PLACEHOLDER];

/** True for a text that tells a reader nothing: blank, a value that is none, a server's error, JSON, a placeholder or a name alone. */
export function saysNothing(text: string): boolean {
  const said = text.trim();
  if (isBlank(said) || FORMS.some((form) => form.test(said))) return true;
  if (said.length < LONGEST_ERROR_PAGE && ERROR_PAGE.test(said)) return true;
  const json = /^["{[]/.test(said) ? parseJson(said) : undefined;
  return typeof json === 'object' || (typeof json === 'string' && saysNothing(json));
}
