import { describe, expect, it } from 'vitest';
import { createDemoHotel } from '../../kiosk/demo-hotel/index.ts';
import {
  CICO,
  CLIENT,
  change,
  dig,
  get,
  guest,
  hotelWithClock,
  JPEG,
  LEGACY,
  post,
  RPA,
  refusal,
  visit,
} from './support/hotel.ts';

const read = async (hotel: ReturnType<typeof hotelWithClock>['hotel'], path: string): Promise<unknown> =>
  (await get(hotel, `/demo/api/${path}`)).json;

describe('what the control page shows of a call', () => {
  const TYPED = Object.values(guest()).filter((value) => typeof value === 'string' && value !== '');
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
  ['/demo/?lang=ja_JP', 'en', 'ja'],
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

const PASSPORT = '/api/v1/client/upload_passport';
const LONG = 'あ'.repeat(4097);
const SHORT = 'あ'.repeat(4096);

/** A call's kept fields, and the staff's view of them. */
async function kept(fields: Readonly<Record<string, string>>, keepsBodies = false) {
  const { app, requests } = createDemoHotel({ keepsBodies });
  await app.request(PASSPORT, { method: 'POST', headers: LEGACY, body: new URLSearchParams(fields) });
  const { arrivals } = await (await app.request('/demo/api/arrivals')).json();
  return { recorded: requests()[0]?.form, shown: dig(arrivals, 0, 'form') };
}

it.each([
  ['a picture: its size', 'base64_passport_image', JPEG, 'jpeg 48 bytes, 1 × 1', undefined],
  ['a picture that is none: how long it is', 'base64_other', 'abc', '••• (3 chars)', undefined],
  ['a long text: how long it is', 'guest_info', LONG, '••• (4097 chars)', undefined],
  ['a short text: the value, which staff do not see', 'guest_info', SHORT, '••• (4096 chars)', SHORT],
])('of a field that is %s is kept', async (_, name, value, facts, recorded = facts) => {
  expect(await kept({ [name]: value })).toEqual({ recorded: { [name]: recorded }, shown: { [name]: facts } });
  expect((await kept({ [name]: value }, true)).recorded).toEqual({ [name]: value });
});

it('a call of countless fields, or of endless names, is not kept whole', async () => {
  const many = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`field-${at}`, 'x'.repeat(4000)]));
  for (const fields of [many, { ['n'.repeat(1_000_000)]: '1' }]) {
    const { recorded } = await kept(fields);
    expect(JSON.stringify(recorded).length).toBeLessThan(300_000);
  }
});

it('a body over 16 MB is refused while it arrives, and one of 16 MB is read', async () => {
  async function upload(megabytes: number) {
    let read = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (read === megabytes) return controller.close();
        read += 1;
        controller.enqueue(new Uint8Array(1024 * 1024).fill(0x61));
      },
    });
    const headers = { ...LEGACY, 'content-type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const { status } = await createDemoHotel().app.fetch(
      new Request(`http://hotel.example${PASSPORT}`, init),
    );
    return { status, read };
  }
  const endless = await upload(100);
  expect(endless.status).toBe(413);
  expect(endless.read).toBeLessThan(20);
  expect(await upload(16)).not.toMatchObject({ status: 413 });
});
