import { describe, expect, it } from 'vitest';
import { defaultSettings } from '~/config/read';
import { adoptSettings } from '~/config/settings';
import { emptyGuest } from '~/domain/guest';
import { receiptNameOf } from '~/flow/pay';
import { updateSession } from '~/session/store';
import { fields } from '../support/network';
import { cashDesk, readyToPay } from './cash-desk';

const { config } = defaultSettings();
const YAMADA = { ...emptyGuest(), lastName: '山田', firstName: '太郎' };

describe('the name on the receipt', () => {
  it.each([
    ['as the guest entered it', '株式会社みどり', [YAMADA], true, '株式会社みどり'],
    ["the representative's, if the hotel wants that", '', [YAMADA], true, '山田 太郎'],
    ['not theirs otherwise', '', [YAMADA], false, ''],
    ['without a space where one part is known', '', [{ ...YAMADA, firstName: '' }], true, '山田'],
    ['unknown where nobody was asked, as at check-out', '', [], true, ''],
  ] as const)('is %s', (_, name, guests, prefill_with_representative_name, expected) => {
    const settings = { ...config, receipt: { ...config.receipt, prefill_with_representative_name } };
    expect(receiptNameOf({ receipt: { mail: '', mailAgain: '', name }, guests }, settings)).toBe(expected);
  });

  it('is sent in the width in which the hotel stores names', async () => {
    readyToPay('', '');
    const known = defaultSettings();
    const receipt = { ...known.config.receipt, prefill_with_representative_name: true };
    adoptSettings({ ...known, config: { ...known.config, receipt } });
    updateSession({ guests: [{ ...emptyGuest(), lastName: 'van Gogh', firstName: 'Jo' }] });
    const desk = cashDesk();
    await desk.press();
    expect(fields(desk.seen.at(-1)?.body ?? '')).toMatchObject({ invoice_name: 'ｖａｎ Ｇｏｇｈ　Ｊｏ' });
  });
});
