import { DEMO_AUTHORIZATION, PRODUCT_HEADERS, shown } from '../dialects.ts';
import type { GuestBook } from '../guests.ts';
import { PLACES, type Place } from '../postcodes.ts';
import { Refusal } from '../refusal.ts';
import { decodeSegment, type ReadRequest } from '../request.ts';
import type { MemberStory } from '../story.ts';

/**
 * The postcode service, in zipcloud's shape: the status that counts stands in the body.
 * @throws {Refusal} when the request carries a product header or another method than GET.
 */
export function postcodeAnswer(request: ReadRequest): Response {
  refuseForeignHeaders(request, 'the postcode service');
  const { zipcode = '' } = request.query;
  const digits = zipcode.replace('-', '');
  if (zipcode === '') return postcodeBody(400, '必須パラメータが指定されていません。', null);
  if (!/^\d+$/u.test(digits))
    return postcodeBody(400, 'パラメータ「郵便番号」に数字以外の文字が指定されています。', null);
  if (digits.length !== 7) return postcodeBody(400, 'パラメータ「郵便番号」の桁数が不正です。', null);
  const found = PLACES.filter((place) => place.zipcode === digits);
  return postcodeBody(200, null, found.length > 0 ? found.map(toResult) : null);
}

function postcodeBody(status: number, message: string | null, results: readonly object[] | null): Response {
  return Response.json({ message, results, status });
}

function toResult({ zipcode, prefcode, prefecture, city, subarea, kana }: Place): object {
  const [kana1, kana2, kana3] = kana;
  return { address1: prefecture, address2: city, address3: subarea, kana1, kana2, kana3, prefcode, zipcode };
}

/**
 * The point service's member profile: a Bearer token, no product headers, the language in the query.
 * @throws {Refusal} saying what is wrong with the request, or 404 for an unknown member.
 */
export function pointServiceAnswer(request: ReadRequest, guests: GuestBook): Response {
  refuseForeignHeaders(request, 'the point service');
  const { authorization } = request.headers;
  if (authorization === undefined)
    throw new Refusal(401, 'Authorization is missing: it carries Bearer and the token');
  if (authorization !== `Bearer ${DEMO_AUTHORIZATION}`) {
    throw new Refusal(401, `Authorization must be Bearer ${DEMO_AUTHORIZATION}`);
  }
  if (!request.query.lang) throw new Refusal(400, 'query field lang is missing');
  const member = guests.findMember(decodeSegment(request.path.split('/').at(-1) ?? ''));
  if (member === undefined) throw new Refusal(404, 'there is no member with that number');
  return Response.json({ payload: { user: toPointUser(member) } });
}

function toPointUser(member: MemberStory): object {
  return {
    last_name: member.lastName,
    first_name: member.firstName,
    postal_code: member.postcode,
    address_prefecture_name: member.prefecture,
    address_city_name: member.city,
    address_line_1: member.subarea,
    address_line_2: member.furtherSubarea,
    phone_number: member.tel,
    first_name_kana: member.firstKana,
    last_name_kana: member.lastKana,
    birthday: member.birthday,
    gender: member.gender,
  };
}

function refuseForeignHeaders(request: ReadRequest, service: string): void {
  if (request.method !== 'GET') throw new Refusal(405, `${service} takes GET, not ${request.method}`);
  const foreign = PRODUCT_HEADERS.find((name) => name in request.headers);
  if (foreign !== undefined) throw new Refusal(400, `${shown(foreign)} must not be sent to ${service}`);
}
