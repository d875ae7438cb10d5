import type { Fields, Rule } from './call.ts';
import {
  CLIENT_KEY,
  DEMO_AUTHORIZATION,
  DEMO_CLIENT_KEY,
  type Dialect,
  HEADERS,
  LANGUAGE,
  RCLOUD_TOKEN,
  shown,
} from './dialects.ts';
import { knowsFacility, listFacilityIds } from './facilities.ts';
import { type Language, languageOf } from './language.ts';
import { Refusal } from './refusal.ts';
import { checkFormType, type ReadRequest } from './request.ts';

/** What the headers of a request say, once they are checked. */
export interface CheckedHeaders {
  readonly language: Language;
  readonly token: string | undefined;
  readonly facility: string | undefined;
}

/**
 * Checks method, path, headers and fields of a request against its endpoint's rule.
 * @param pattern the one of the rule's paths that the request has
 * @throws {Refusal} naming the first header or field that is wrong, and why.
 */
export function check(request: ReadRequest, rule: Rule, pattern: string, dialect: Dialect): CheckedHeaders {
  checkMethod(request, rule);
  checkPath(rule, pattern, dialect);
  const headers = checkHeaders(request, rule, dialect);
  if (rule.method === 'POST') checkFormType(request);
  checkFields('query', request.query, rule.query ?? {});
  checkFields('form', request.form, rule.form ?? {});
  const [twice] = request.repeated;
  if (twice !== undefined) throw new Refusal(400, `field ${twice} was sent more than once`);
  return headers;
}

function checkMethod(request: ReadRequest, rule: Rule): void {
  if (request.method !== rule.method) {
    throw new Refusal(405, `${rule.name} takes ${rule.method}, not ${request.method}`);
  }
}

function checkPath(rule: Rule, pattern: string, dialect: Dialect): void {
  if (rule.paths[dialect] === pattern) return;
  const other = dialect === 'cico' ? 'legacy' : 'cico';
  throw new Refusal(404, `${pattern} is a path of ${other}; the headers are ${dialect}`);
}

function checkHeaders(request: ReadRequest, rule: Rule, dialect: Dialect): CheckedHeaders {
  const names = HEADERS[dialect];
  const sent = request.headers;
  need(sent, names.deviceInfo, 'the user agent');
  const type = need(sent, names.deviceType, 'the word web');
  if (type !== 'web') throw new Refusal(400, `${shown(names.deviceType)} must be web`);
  const language = need(sent, LANGUAGE, 'the locale');
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/u.test(language))
    throw new Refusal(400, 'LANGUAGE must be a locale such as ja or en');
  if ('idempotency-key' in sent)
    throw new Refusal(400, 'Idempotency-Key is for the gateway, which takes it off, not for the hotel');
  if ('authorization' in sent)
    throw new Refusal(400, 'Authorization belongs to the point service, not to the hotel');
  if (dialect === 'cico') checkCicoHeaders(sent, rule);
  return {
    language: languageOf(language),
    token: checkToken(sent[names.token], rule, shown(names.token)),
    facility: checkFacility(sent[names.facility], rule, dialect, shown(names.facility)),
  };
}

function need(sent: Readonly<Record<string, string>>, name: string, what: string): string {
  const value = sent[name];
  if (value === undefined || value === '')
    throw new Refusal(400, `${shown(name)} is missing: it carries ${what}`);
  return value;
}

function checkCicoHeaders(sent: Readonly<Record<string, string>>, rule: Rule): void {
  if (need(sent, CLIENT_KEY, 'the client key') !== DEMO_CLIENT_KEY) {
    throw new Refusal(
      401,
      `AUTHORIZATION-CLIENT is not a key of this hotel: the demo hotel's is ${DEMO_CLIENT_KEY}`,
    );
  }
  const authorization = sent[RCLOUD_TOKEN];
  if (authorization === undefined) return;
  if (rule.takesAuthorization === undefined) {
    throw new Refusal(400, `RCLOUD-TOKEN goes with checkin_authtoken_request alone, not with ${rule.name}`);
  }
  if (authorization !== DEMO_AUTHORIZATION) {
    throw new Refusal(
      401,
      `RCLOUD-TOKEN is not known: the demo hotel's authorization is ${DEMO_AUTHORIZATION}`,
    );
  }
}

function checkToken(token: string | undefined, rule: Rule, header: string): string | undefined {
  if (rule.token === 'none') {
    if (token !== undefined) throw new Refusal(400, `${header} must not be sent with ${rule.name}`);
    return undefined;
  }
  if (token === undefined || token === '')
    throw new Refusal(401, `${header} is missing: ${rule.name} needs a token`);
  return token;
}

function checkFacility(
  id: string | undefined,
  rule: Rule,
  dialect: Dialect,
  header: string,
): string | undefined {
  if (id === undefined) {
    if (rule.needsFacility) throw new Refusal(400, `${header} is missing: ${rule.name} needs the facility`);
    return undefined;
  }
  if (!knowsFacility(id, dialect)) {
    throw new Refusal(400, `${header} is not a facility of this hotel: it has ${listFacilityIds(dialect)}`);
  }
  return id;
}

function checkFields(where: 'query' | 'form', sent: Readonly<Record<string, string>>, fields: Fields): void {
  for (const name of Object.keys(sent)) {
    if (!(name in fields)) throw new Refusal(400, `${where} field ${name} is not known here`);
  }
  for (const [name, presence] of Object.entries(fields)) {
    if (presence === 'required' && !(name in sent))
      throw new Refusal(400, `${where} field ${name} is missing`);
  }
}
