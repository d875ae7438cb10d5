import type { Worded } from '../language.ts';

/** The terms that a guest accepts before a card payment. */
export const paymentTermsHtml: Worded = {
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
<p>A receipt is sent to the email address you give. You can choose the addressee on the next screen.</p>`,
  'zh-Hans': `<h2>关于信用卡付款</h2>
<p>请使用您本人名义的信用卡，仅限一次性付款。</p>
<ul>
<li>收费金额为住宿费、馆内消费及各项税费的合计。</li>
<li>信用卡信息由支付服务商处理，本馆不会保存。</li>
<li>付款后如需取消，请咨询前台。</li>
</ul>
<h2>关于收据</h2>
<p>电子收据将发送至您登记的邮箱。收据抬头可在下一页填写。</p>`,
  'zh-Hant': `<h2>關於信用卡付款</h2>
<p>請使用您本人名義的信用卡，僅限一次付清。</p>
<ul>
<li>請款金額為住宿費、館內消費及各項稅金的合計。</li>
<li>信用卡資料由支付服務商處理，本館不會儲存。</li>
<li>付款後如需取消，請洽櫃檯。</li>
</ul>
<h2>關於收據</h2>
<p>電子收據將寄送至您登記的電子郵件地址。收據抬頭可於下一頁填寫。</p>`,
  ko: `<h2>신용카드 결제 안내</h2>
<p>본인 명의의 신용카드로 일시불 결제만 가능합니다.</p>
<ul>
<li>청구 금액은 숙박 요금, 관내 이용 요금 및 세금의 합계입니다.</li>
<li>카드 정보는 결제 대행사가 처리하며, 당관은 저장하지 않습니다.</li>
<li>결제 후 취소는 프런트에 문의해 주십시오.</li>
</ul>
<h2>영수증 안내</h2>
<p>등록하신 이메일 주소로 전자 영수증을 보내 드립니다. 영수증에 적을 이름은 다음 화면에서 지정하실 수 있습니다.</p>`,
};
