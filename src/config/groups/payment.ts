import { z } from '~/platform/zod';
import { OFF, SHORT, URL_OR_NONE, whole } from '../common-rules';
import { rule } from '../problems';
import { setting } from '../setting';

const HASH = 'sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64}|512-[A-Za-z0-9+/]{86}==)';
/** Browsers ignore an invalid `integrity` attribute and run any script, so this is stricter. */
const INTEGRITY = new RegExp(`^(${HASH}( ${HASH})*)?$`);

export const card = z.strictObject({
  script_url: setting(URL_OR_NONE, {
    name: { en: "Provider's script", ja: 'カード会社のスクリプト' },
    en: "The address of the card provider's script. Empty: the tablet takes no cards, and guests with something to pay are sent to the front desk.",
    ja: 'カード会社のスクリプトのアドレスです。空なら、端末ではカードを使えず、お支払いのあるお客様はフロントへご案内します。',
  }),
  script_integrity: setting(z._default(z.string().check(z.regex(INTEGRITY, rule('integrity'))), ''), {
    name: { en: "Hashes of the provider's script", ja: 'スクリプトのハッシュ' },
    en: "The hashes that are allowed for the card provider's script (`sha384-…`, as in an `integrity` attribute, separated by spaces). Empty: any script is allowed. The gateway logs the hash to use.",
    ja: 'カード会社のスクリプトに許すハッシュです（`sha384-…`。`integrity` 属性と同じ書き方で、複数なら空白で区切ります）。空なら確かめません。使う値は、ゲートウェイのログに出ます。',
  }),
  also_loads: setting(
    z._default(
      z
        .array(z.string().check(SHORT, z.regex(/^https:\/\/[^\s]+$/, rule('web-address'))))
        .check(z.maxLength(20)),
      [],
    ),
    {
      name: { en: 'What the script loads', ja: 'スクリプトが読み込む先' },
      en: "The https addresses from which the card provider's script loads more scripts, or which it calls. It may always call its own origin.",
      ja: 'カード会社のスクリプトが、さらにスクリプトを読み込むか通信する、https のアドレスです。スクリプト自身のオリジンとは、いつでも通信できます。',
    },
  ),
  expiry_span_years: setting(whole(1, 30, 10), {
    name: { en: 'Years ahead a card may expire', ja: '有効期限の年数' },
    en: 'How many years ahead a card may expire.',
    ja: '何年先までの有効期限を選べるようにするかです。',
  }),
});

export const receipt = z.strictObject({
  prefill_with_representative_name: setting(OFF, {
    name: { en: "Representative's name on receipts", ja: '宛名に代表者名' },
    en: "The name on the receipt starts as the representative's name.",
    ja: '領収書の宛名に、代表者のお名前をあらかじめ入れます。',
  }),
});
