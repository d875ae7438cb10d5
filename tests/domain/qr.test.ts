import { describe, expect, it } from 'vitest';
import { qrText, UNSETTLED_FACTORS } from '~/domain/qr';

/** Reads a code's text back, with another decoder than the one that wrote it. */
const read = (text: string) => Buffer.from(text, 'base64').toString('utf8');

const VALUES = {
  prefix: 'LB',
  kana_name: 'ヤマダ タロウ',
  register_card_status: '0',
  checkin_code: '30',
  membership_number: '',
  reference_number: undefined,
};

describe('the text of a QR code', () => {
  it.each<[string, readonly string[], string]>([
    ['joins the values by commas', ['prefix', 'checkin_code'], 'LB,30'],
    ['keeps the order of the settings', ['checkin_code', 'prefix'], '30,LB'],
    ['may say one thing twice', ['prefix', 'prefix'], 'LB,LB'],
    ['keeps the place of what is empty', ['prefix', 'membership_number', 'checkin_code'], 'LB,,30'],
    ['keeps the place of what the hotel did not send', ['reference_number', 'prefix'], ',LB'],
    ['keeps the place of a factor that nobody knows', ['prefix', 'shoe_size'], 'LB,'],
    ['takes the first that is not empty', ['membership_number||reference_number||prefix'], 'LB'],
    ['takes the first even where a later one is there', ['prefix||checkin_code'], 'LB'],
    ['is empty where all are', ['membership_number||reference_number', 'prefix'], ',LB'],
    ['takes names with spaces around them', [' membership_number || prefix ', ' checkin_code '], 'LB,30'],
    ['does not mind a bar without a name', ['||prefix', 'prefix||'], 'LB,LB'],
    ['is empty where there is nothing to say', [], ''],
    ['holds one value as it is', ['checkin_code'], '30'],
    ['is UTF-8 within base64', ['kana_name'], 'ヤマダ タロウ'],
    ['of a stay to be paid', UNSETTLED_FACTORS, 'LB,ヤマダ タロウ,0,30'],
  ])('%s', (_, factors, says) => {
    const text = qrText(factors, VALUES);
    expect(text).toMatch(/^[A-Za-z0-9+/]*={0,2}$/);
    expect(read(text)).toBe(says);
  });

  it.each(['𠮷野家', 'é', '😀', ',', '"', '\u0000', 'ア'.repeat(2000)])('survives %j', (kana_name) => {
    expect(read(qrText(['kana_name'], { kana_name }))).toBe(kana_name);
  });
});
