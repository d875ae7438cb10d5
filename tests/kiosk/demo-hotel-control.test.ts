import { describe, expect, it } from 'vitest';
import type { DemoHotel } from '../../kiosk/demo-hotel/index.ts';
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

async function send(hotel: DemoHotel, method: 'GET' | 'POST', path: string, body?: unknown) {
  const asked = method === 'GET' ? hotel.app.request(`/demo/api/${path}`) : change(hotel.app, path, body);
  const response = await asked;
  const json: unknown = await response.json();
  return { status: response.status, json };
}

describe('what the control page shows of a call', () => {
  const SECRETS = [
    'ヤマダ',
    '山田',
    '太郎',
    'タロウ',
    '09012345678',
    '7830060',
    '高知県',
    '南国市',
    '会社員',
    JPEG,
    'M0001',
  ];

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

  it('holds no guest data and no secret', async () => {
    const { hotel, token } = await journey();
    const shown = JSON.stringify((await send(hotel, 'GET', 'arrivals')).json);
    for (const secret of [...SECRETS, token, 'taro@', 'demo-token', 'demo-authorization', 'demo-client']) {
      expect(shown).not.toContain(secret);
    }
  });

  it('still tells what was sent', async () => {
    const { hotel } = await journey();
    const { json } = await send(hotel, 'GET', 'arrivals');
    expect(dig(json, 'arrivals', 0)).toMatchObject({
      call: 'checkin_authtoken_request',
      query: { name: '••• (6 chars)' },
    });
    expect(dig(json, 'arrivals', 0, 'headers')).toMatchObject({
      'device-type': 'web',
      'rcloud-token': '••• (18 chars)',
    });
    expect(dig(json, 'arrivals', 1, 'form', 'base64_signature_image')).toBe('jpeg 48 bytes, 1 × 1');
    const guests: unknown = JSON.parse(String(dig(json, 'arrivals', 2, 'form', 'guest_info')));
    expect(dig(guests, 0)).toMatchObject({ id: 1, overseas_flg: false, age: '•••', phone: '••• (11 chars)' });
    expect(dig(json, 'arrivals', 4, 'form')).toMatchObject({
      payment_amount: '100',
      gmo_token: '••• (12 chars)',
    });
    expect(dig(json, 'arrivals', 5, 'path')).toBe('/user/api/v1/users/•••');
  });

  it('arrives in pieces for a page that polls', async () => {
    const { hotel } = await journey();
    expect(dig((await send(hotel, 'GET', 'arrivals?after=6')).json, 'arrivals')).toHaveLength(1);
    expect((await send(hotel, 'GET', 'arrivals?after=7')).json).toEqual({ oldest: 1, arrivals: [] });
  });
});

describe('faults over HTTP', () => {
  it('are set, listed and cleared', async () => {
    const { hotel } = hotelWithClock();
    const fault = { call: 'hotel_agreement', kind: 'status', status: 418, times: 2, when: 'before' };
    const form = { ...fault, status: '418', times: '2', errorMsg: '', ms: '' };
    expect(await send(hotel, 'POST', 'faults', form)).toEqual({ status: 200, json: { faults: [fault] } });
    expect((await get(hotel, '/api/v1/client/hotel_agreement')).status).toBe(418);
    expect((await send(hotel, 'GET', 'faults')).json).toEqual({ faults: [{ ...fault, times: 1 }] });
    const others = await send(hotel, 'POST', 'faults/clear', { call: 'other' });
    expect(others.json).toEqual({ faults: [{ ...fault, times: 1 }] });
    expect((await send(hotel, 'POST', 'faults/clear', {})).json).toEqual({ faults: [] });
  });

  it.each([
    [{ call: 'hotel_agreement', kind: 'flood' }, 'kind: must be one of delay'],
    [{ call: 'nothing', kind: 'hang' }, 'call: '],
    [{ call: '*', kind: 'delay', ms: -1 }, 'ms: '],
    [{ call: '*', kind: 'status', status: 42 }, 'status: '],
    [{ call: '*', kind: 'hang', colour: 'red' }, 'fault: '],
    ['hang', 'fault: '],
  ])('refuses %o', async (fault, message) => {
    const { hotel } = hotelWithClock();
    expect(await send(hotel, 'POST', 'faults', fault)).toMatchObject(refusal(message));
  });
});

describe('the page itself', () => {
  it('lists every guest and has nothing inline', async () => {
    const { hotel } = hotelWithClock();
    const page = await (await hotel.app.request('/demo/')).text();
    const { json } = await send(hotel, 'GET', 'guests');
    for (const name of ['ヤマダ タロウ', 'ペイジ ハナエ', 'コトワリ ススム']) expect(page).toContain(name);
    expect(dig(json, 'guests', 0, 'id')).toBe('family');
    expect(page).not.toMatch(/<style|style=|onclick|<script(?![^>]*src=)/u);
  });

  it.each([
    ['/demo/?lang=ja', 'en', 'ja'],
    ['/demo/?lang=en', 'ja', 'en'],
    ['/demo/', 'ja,en-US;q=0.8', 'ja'],
    ['/demo/', 'de, en;q=0.5, ja;q=0.4', 'en'],
    ['/demo/', 'zh-TW', 'en'],
  ])('%s for a browser of %s is in %s, and in one language only', async (path, accepted, language) => {
    const { hotel } = hotelWithClock();
    const page = await hotel.app.request(path, { headers: { 'accept-language': accepted } });
    const text = await page.text();
    expect(text).toContain(`<html lang="${language}">`);
    expect(text.includes('Open the tablet')).toBe(language === 'en');
    expect(text.includes('タブレット画面を開く')).toBe(language === 'ja');
  });

  it('resets', async () => {
    const { hotel } = hotelWithClock();
    hotel.faults.set({ call: '*', kind: 'not-json' });
    await get(hotel, '/api/v1/client/hotel_agreement');
    expect((await send(hotel, 'POST', 'reset', {})).status).toBe(200);
    expect([hotel.faults.list(), hotel.requests()]).toEqual([[], []]);
  });
});
