import { describe, expect, it } from 'vitest';
import { companion, enter, guest, hotelWithClock, JPEG, post } from './support/hotel.ts';

const EXECUTE = '/api/v1/client/rpa/execute_checkin_request';
const SIGNATURE = '/api/v1/client/upload_agreement_signature';
const PASSPORT = '/api/v1/client/upload_passport';

const child = companion(3, { is_child: true });
const FAMILY = [guest(), companion(2), child];

async function submit(guests: unknown, name = 'ヤマダタロウ') {
  const { hotel } = hotelWithClock();
  const headers = await enter(hotel, 'checkin', name);
  await post(hotel, SIGNATURE, headers, { base64_signature_image: JPEG });
  return post(hotel, EXECUTE, headers, {
    guest_info: typeof guests === 'string' ? guests : JSON.stringify(guests),
  });
}

describe('guest_info', () => {
  it('takes a family, and the adults only, where children are not shown', async () => {
    expect((await submit(FAMILY)).status).toBe(200);
    expect((await submit([guest(), companion(2)])).status).toBe(200);
  });

  const alone = (changes: Readonly<Record<string, unknown>>) => [guest(changes)];
  const REFUSED: readonly [guests: unknown, message: string][] = [
    ['[', 'guest_info must be JSON'],
    [[guest({ nickname: 'x' })], 'guest_info[0].nickname is not known'],
    [[guest(), companion(2)], 'guest_info has 2 guests, the reservation 1'],
    [alone({ id: 2 }), 'guest_info[0].id must be 1: ids count from 1'],
    [alone({ prefecture: 'Kochi' }), 'guest_info[0].prefecture is not a prefecture'],
    [alone({ prefecture: '東京県' }), 'guest_info[0].prefecture is not a prefecture'],
    [alone({ is_child: true }), 'guest_info[0].is_child must be false'],
    [alone({ overseas_flg: true }), 'guest_info[0].foreign_flg and overseas_flg must agree'],
    [
      alone({ foreign_flg: true, overseas_flg: true }),
      'guest_info[0].zip_code must be empty for a guest from overseas',
    ],
    [
      alone({ foreign_flg: true, overseas_flg: true, zip_code: '', city: '', subarea: '' }),
      'guest_info[0].prefecture must be a country code or empty',
    ],
  ];
  it.each(REFUSED)('refuses %#: %s', async (guests, message) => {
    const answer = await submit(guests, 'サトウハナコ');
    expect(answer).toMatchObject({ status: 400, json: { error_msg: expect.stringContaining(message) } });
  });

  it.each([
    [[guest(), companion(2), companion(3)], 'guest_info[2].is_child must be true'],
    [[guest(), companion(3), child], 'guest_info[1].id must be 2'],
  ])('refuses companions %#', async (guests, message) => {
    expect(await submit(guests)).toMatchObject({
      status: 400,
      json: { error_msg: expect.stringContaining(message) },
    });
  });

  it('does not repeat what a guest typed', async () => {
    const answer = await submit(alone({ phone: '090-SECRET' }), 'サトウハナコ');
    expect(answer.text).not.toContain('SECRET');
  });

  it('is only taken after the signature', async () => {
    const { hotel } = hotelWithClock();
    const headers = await enter(hotel, 'checkin', 'サトウハナコ');
    const answer = await post(hotel, EXECUTE, headers, { guest_info: JSON.stringify([guest()]) });
    expect(answer).toMatchObject({
      status: 400,
      json: { error_msg: expect.stringContaining('upload_agreement_signature') },
    });
  });

  it('is taken once', async () => {
    const { hotel } = hotelWithClock();
    const headers = await enter(hotel, 'checkin', 'サトウハナコ');
    await post(hotel, SIGNATURE, headers, { base64_signature_image: JPEG });
    const fields = { guest_info: JSON.stringify([guest()]) };
    expect((await post(hotel, EXECUTE, headers, fields)).status).toBe(200);
    expect((await post(hotel, EXECUTE, headers, fields)).status).toBe(409);
  });
});

describe('pictures', () => {
  const cut = Buffer.from(Buffer.from(JPEG, 'base64').subarray(0, 30)).toString('base64');
  it.each([
    ['a data: prefix', `data:image/jpeg;base64,${JPEG}`, 'must be like'],
    ['a plus turned into a space', `${JPEG.slice(0, 7)} ${JPEG.slice(8)}`, 'must be like'],
    ['a JPEG cut off', cut, 'is not a whole JPEG picture'],
  ])('refuses %s', async (_, image, message) => {
    const { hotel } = hotelWithClock();
    const headers = await enter(hotel, 'checkin', 'SMITH JOHN');
    for (const [path, field] of [
      [SIGNATURE, 'base64_signature_image'],
      [PASSPORT, 'base64_passport_image'],
    ] as const)
      expect(await post(hotel, path, headers, { [field]: image })).toMatchObject({
        status: 400,
        json: { error_msg: expect.stringContaining(`${field} ${message}`) },
      });
  });

  it('takes a JPEG, and again when the guest signs again', async () => {
    const { hotel } = hotelWithClock();
    const headers = await enter(hotel, 'checkin', 'SMITH JOHN');
    expect((await post(hotel, SIGNATURE, headers, { base64_signature_image: JPEG })).status).toBe(204);
    expect((await post(hotel, SIGNATURE, headers, { base64_signature_image: JPEG })).status).toBe(204);
    expect((await post(hotel, PASSPORT, headers, { base64_passport_image: JPEG })).status).toBe(200);
  });
});
