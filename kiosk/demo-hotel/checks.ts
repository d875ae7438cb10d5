import { type Difference, sentenceWithoutValue } from '../hotel-api/contract/difference.ts';
import type { Dialect } from '../hotel-api/contract/documents.ts';
import { judgeRequest } from '../hotel-api/contract/judge.ts';
import { findCall, type KnownCall } from '../hotel-api/contract/operations.ts';
import { DEMO_AUTHORIZATION, DEMO_CLIENT_KEY } from './dialects.ts';
import { findFacility, listFacilityIds } from './facilities.ts';
import { Refusal } from './refusal.ts';
import type { ReadRequest } from './request.ts';

/** The only valid credentials, by header. */
const CREDENTIALS: Readonly<Record<string, string>> = {
  'authorization-client': DEMO_CLIENT_KEY,
  'rcloud-token': DEMO_AUTHORIZATION,
  authorization: `Bearer ${DEMO_AUTHORIZATION}`,
};

/**
 * Checks a request against the contract, keys and facilities.
 * @throws {Refusal} naming the first wrong header or field
 */
export function check(request: ReadRequest, dialect: Dialect): KnownCall {
  const call = findCall(dialect, request.method, request.path);
  const [difference] = judgeRequest(dialect, request);
  if (difference !== undefined)
    throw new Refusal(statusFor(difference, call), sentenceWithoutValue(difference));
  if (call === undefined) throw new Error(`the contract's judge knows ${request.path}, but not as a call`);
  const [twice] = request.repeated;
  if (twice !== undefined) throw new Refusal(400, `field ${twice} was sent more than once`);
  checkHeaders(request.headers, dialect);
  return call;
}

function statusFor({ place, problem }: Difference, call: KnownCall | undefined): 400 | 401 | 404 | 415 {
  if (call === undefined) return 404;
  if (place === 'header Content-Type') return 415;
  const isCredential = place === `header ${call.token}` || place === 'header AUTHORIZATION';
  return isCredential && problem !== 'is not known' ? 401 : 400;
}

function checkHeaders(sent: Readonly<Record<string, string>>, dialect: Dialect): void {
  if ('idempotency-key' in sent)
    throw new Refusal(400, 'Idempotency-Key is for the gateway, which takes it off, not for the hotel');
  for (const [name, known] of Object.entries(CREDENTIALS)) {
    const value = sent[name];
    if (value !== undefined && value !== known)
      throw new Refusal(401, `${name.toUpperCase()} is not one of this hotel: the demo hotel's is ${known}`);
  }
  const facility = facilityIn(sent, dialect);
  if (facility !== undefined && findFacility(facility, dialect) === undefined)
    throw new Refusal(400, `there is no such facility in this hotel: it has ${listFacilityIds(dialect)}`);
}

export const facilityIn = (sent: Readonly<Record<string, string>>, dialect: Dialect): string | undefined =>
  sent[dialect === 'cico' ? 'facility-code' : 'facility_id'];
