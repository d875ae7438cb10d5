import type { Bilingual } from '../story.ts';

/** The terms a guest ticks before paying by card. */
export const paymentTermsHtml: Bilingual = {
  ja: `<h2>クレジットカード決済について</h2>
<p>お支払いは、ご本人名義のクレジットカード（一括払い）に限ります。</p>
<ul>
<li>ご請求額は、宿泊料金、館内ご利用料金および諸税の合計です。</li>
<li>カード情報は決済代行会社が処理し、当館は保存いたしません。</li>
<li>お支払い後の取消しは、フロントにて承ります。</li>
</ul>
<h2>領収書について</h2>
<p>ご登録のメールアドレスに電子領収書をお送りします。宛名は次の画面でご指定いただけます。</p>`,
  en: `<h2>Payment by credit card</h2>
<p>Please use a card in your own name. Payment is made in one amount.</p>
<ul>
<li>The amount is the total of accommodation, services used and taxes.</li>
<li>Card details are processed by our payment provider; the Inn does not keep them.</li>
<li>Please ask at the front desk if you wish to cancel a payment.</li>
</ul>
<h2>Receipt</h2>
<p>A receipt is sent to the e-mail address you give. You can choose the addressee on the next screen.</p>`,
};
