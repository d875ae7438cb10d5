import { describe, expect, it } from 'vitest';
import {
  CICO,
  CLIENT,
  change,
  dig,
  get,
  guest,
  hotelWithClock,
  JPEG,
  post,
  RPA,
  refusal,
  visit,
} from './support/hotel.ts';

/** What the control page answers, as JSON. */
const read = async (hotel: ReturnType<typeof hotelWithClock>['hotel'], path: string): Promise<unknown> =>
  (await get(hotel, `/demo/api/${path}`)).json;

describe('what the control page shows of a call', () => {
  const TYPED = Object.values(guest()).filter((value) => typeof value === 'string');
  const CREDENTIALS = ['M0001', 'taro@', 'demo-token', 'demo-authorization', 'demo-client'];

  async function journey() {
    const member = { ...CICO, 'RCLOUD-TOKEN': 'demo-authorization' };
    const { hotel, headers } = await visit('checkin', 'ヤマダタロウ', member);
    const { 'RCLOUD-TOKEN': _, ...token } = headers;
    const sends = (path: string, fields: Readonly<Record<string, string>>) =>
      post(hotel, path, token, fields);
    await sends(`${CLIENT}/upload_agreement_signature`, { base64_signature_image: JPEG });
    const guests = [guest(), guest({ id: 2 })];
    await sends(`${RPA}/execute_checkin_request`, { guest_info: JSON.stringify(guests) });
    await sends(`${RPA}/web_email_register`, { email: 'taro@example.jp' });
    await sends(`${CLIENT}/payment/settlement`, { gmo_token: 'demo-token-1', payment_amount: '100' });
    await get(hotel, '/user/api/v1/users/M0001?lang=ja', { Authorization: 'Bearer demo-authorization' });
    await get(hotel, '/address/search?zipcode=7830060', {});
    return { hotel, token: token['AUTH-TOKEN'] ?? '' };
  }

  it('holds no guest data and no secret, and still tells what was sent', async () => {
    const { hotel, token } = await journey();
    const shown = await read(hotel, 'arrivals');
    for (const secret of [...TYPED, ...CREDENTIALS, JPEG, token])
      expect(JSON.stringify(shown)).not.toContain(secret);
    expect(shown).toMatchObject({
      arrivals: [
        {
          call: 'checkin_authtoken_request',
          query: { name: '••• (6 chars)' },
          headers: { 'device-type': 'web', 'rcloud-token': '••• (18 chars)' },
        },
        { form: { base64_signature_image: 'jpeg 48 bytes, 1 × 1' } },
        {},
        {},
        { form: { payment_amount: '100', gmo_token: '••• (12 chars)' } },
        { path: '/user/api/v1/users/•••' },
        {},
      ],
    });
    const guests: unknown = JSON.parse(String(dig(shown, 'arrivals', 2, 'form', 'guest_info')));
    expect(dig(guests, 0)).toMatchObject({ id: 1, overseas_flg: false, age: '•••', phone: '••• (11 chars)' });
  });

  it('arrives in pieces for a page that polls', async () => {
    const { hotel } = await journey();
    expect(dig(await read(hotel, 'arrivals?after=6'), 'arrivals')).toHaveLength(1);
    expect(await read(hotel, 'arrivals?after=7')).toEqual({ oldest: 1, arrivals: [] });
  });
});

it.each([
  [{ call: 'hotel_agreement', kind: 'flood' }, 'kind: must be one of delay'],
  [{ call: 'nothing', kind: 'hang' }, 'call: '],
  [{ call: '*', kind: 'delay', ms: -1 }, 'ms: '],
  [{ call: '*', kind: 'status', status: 42 }, 'status: '],
  ['hang', 'fault: '],
])('the fault %o is refused', async (fault, message) => {
  const answer = await change(hotelWithClock().hotel.app, 'faults', fault);
  expect({ status: answer.status, json: await answer.json() }).toEqual(refusal(message));
});

it.each([
  ['/demo/?lang=ja', 'en', 'ja'],
  ['/demo/?lang=en', 'ja', 'en'],
  ['/demo/', 'ja,en-US;q=0.8', 'ja'],
  ['/demo/', 'zh-TW', 'en'],
])('%s for a browser of %s is in %s, in one language only, with nothing inline', async (...row) => {
  const [path, accepted, language] = row;
  const page = await hotelWithClock().hotel.app.request(path, { headers: { 'accept-language': accepted } });
  const text = await page.text();
  expect(text).toContain(`<html lang="${language}">`);
  expect(text.includes('Open the tablet')).toBe(language === 'en');
  expect(text.includes('タブレット画面を開く')).toBe(language === 'ja');
  expect(text).not.toMatch(/<style|style=|onclick|<script(?![^>]*src=)/u);
});
