import { describe, expect, it } from 'vitest';
import { CLIENT, companion, guest, JPEG, refusal, visit } from './support/hotel.ts';

const child = companion(3, { is_child: true });
const FAMILY = [guest(), companion(2), child];

async function submit(guests: unknown, name = 'ヤマダタロウ') {
  const { sign, checkIn } = await visit('checkin', name);
  await sign();
  return checkIn(guests);
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
    expect(await submit(guests, 'サトウハナコ')).toMatchObject(refusal(message));
  });

  it.each([
    [[guest(), companion(2), companion(3)], 'guest_info[2].is_child must be true'],
    [[guest(), companion(3), child], 'guest_info[1].id must be 2'],
  ])('refuses companions %#', async (guests, message) => {
    expect(await submit(guests)).toMatchObject(refusal(message));
  });

  it('does not repeat what a guest typed', async () => {
    const answer = await submit(alone({ phone: '090-SECRET' }), 'サトウハナコ');
    expect(answer.text).not.toContain('SECRET');
  });

  it('is only taken after the signature', async () => {
    const { checkIn } = await visit('checkin', 'サトウハナコ');
    expect(await checkIn()).toMatchObject(refusal('upload_agreement_signature'));
  });

  it('is taken once', async () => {
    const { sign, checkIn } = await visit('checkin', 'サトウハナコ');
    await sign();
    expect((await checkIn()).status).toBe(200);
    expect((await checkIn()).status).toBe(409);
  });
});

describe('pictures', () => {
  const cut = Buffer.from(Buffer.from(JPEG, 'base64').subarray(0, 30)).toString('base64');
  it.each([
    ['a data: prefix', `data:image/jpeg;base64,${JPEG}`, 'must be like'],
    ['a plus turned into a space', `${JPEG.slice(0, 7)} ${JPEG.slice(8)}`, 'must be like'],
    ['a JPEG cut off', cut, 'is not a whole JPEG picture'],
  ])('refuses %s', async (_, image, message) => {
    const { sign, post } = await visit('checkin', 'SMITH JOHN');
    expect(await sign(image)).toMatchObject(refusal(`base64_signature_image ${message}`));
    expect(await post(`${CLIENT}/upload_passport`, { base64_passport_image: image })).toMatchObject(
      refusal(`base64_passport_image ${message}`),
    );
  });

  it('takes a JPEG, and again when the guest signs again', async () => {
    const { sign, post } = await visit('checkin', 'SMITH JOHN');
    expect((await sign()).status).toBe(204);
    expect((await sign()).status).toBe(204);
    expect((await post(`${CLIENT}/upload_passport`, { base64_passport_image: JPEG })).status).toBe(200);
  });
});
