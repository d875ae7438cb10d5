import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QUIET_ZONE, qrModules, qrText, UNSETTLED_FACTORS } from '~/domain/qr';

/** Decodes by another library than the encoder's. */
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

  it.each(['𠮷野家', 'é', '😀', ',', '"', '\u0000', 'ア'.repeat(2000)])('survives %j', (kana_name) =>
    expect(read(qrText(['kana_name'], { kana_name }))).toBe(kana_name),
  );
});

describe('how many modules a code has', () => {
  /** The library's drawing; undefined if it throws. */
  const drawn = (value: string): number | undefined => {
    try {
      const code = createElement(QRCodeSVG, { value, level: 'M', marginSize: QUIET_ZONE });
      return Number(/viewBox="0 0 (\d+)/.exec(renderToStaticMarkup(code))?.[1]);
    } catch {
      return undefined;
    }
  };
  const SIZES = Array.from({ length: 40 }, (_, version) => 17 + 4 * (version + 1) + 2 * QUIET_ZONE);

  it('is what the library draws, up to the longest text of each size', () => {
    let length = 0;
    for (const size of SIZES) {
      while (qrModules('a'.repeat(length + 1)) === size) length += 1;
      expect(drawn('a'.repeat(length)), `${length} letters`).toBe(size);
      expect(drawn('a'.repeat(length + 1)), `${length + 1} letters`).toBe(SIZES[SIZES.indexOf(size) + 1]);
    }
    expect(length).toBe(2331);
  });

  it('counts bytes, not letters', () => {
    const text = '約'.repeat(40);
    expect(qrModules(text)).toBe(drawn(text));
  });

  it.each([
    ['3,000 letters', 'a'.repeat(3000)],
    ['a thousand emoji', '👋'.repeat(1000)],
    ['2,332 letters', 'a'.repeat(2332)],
  ])('is not known of %s, which no code holds', (_, text) => expect(qrModules(text)).toBeUndefined());

  it('never throws for what a hotel may send', () => {
    for (const odd of ['\ud83d', '\u0000', '', '\ufffd'])
      expect(qrModules(qrText(['prefix'], { prefix: odd }))).toBe(29);
  });
});
