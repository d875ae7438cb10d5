import type { Bilingual } from '../story.ts';

/** The accommodation agreement as a hotel's system sends it: plain HTML in sections. */
export const agreementHtml: Bilingual = {
  ja: `<h1>宿泊約款</h1>
<p>湖畔の宿（以下「当館」といいます）をご利用いただき、誠にありがとうございます。ご署名の前に、次の約款をお読みください。</p>
<h2>第1条（適用範囲）</h2>
<p>当館が宿泊客との間で締結する宿泊契約およびこれに関連する契約は、この約款の定めるところによります。この約款に定めのない事項については、法令または一般に確立された慣習によるものとします。</p>
<h2>第2条（宿泊者名簿への記載）</h2>
<p>宿泊客は、旅館業法に基づき、宿泊日当日、次の事項を当館に登録していただきます。</p>
<ul>
<li>宿泊客の氏名、住所および連絡先</li>
<li>日本国内に住所を有しない外国人にあっては、国籍および旅券番号（旅券の写しをいただきます）</li>
<li>その他当館が必要と認める事項</li>
</ul>
<h2>第3条（客室の使用時間）</h2>
<p>客室をご使用いただける時間は、到着日の午後3時から出発日の午前10時までとします。時間外のご使用には、次の追加料金を申し受けます。</p>
<table>
<tr><th>延長時間</th><th>追加料金</th></tr>
<tr><td>1時間まで</td><td>室料金の10%</td></tr>
<tr><td>3時間まで</td><td>室料金の30%</td></tr>
<tr><td>3時間を超える場合</td><td>室料金の全額</td></tr>
</table>
<h2>第4条（利用規則の遵守）</h2>
<p>宿泊客は、当館が館内に掲示した利用規則に従っていただきます。全館禁煙とし、喫煙は所定の場所に限ります。</p>
<h2>第5条（料金の支払い）</h2>
<p>宿泊料金、入湯税および宿泊税のお支払いは、当館が認めた方法により、ご出発の際または当館が請求した時に行っていただきます。客室を使用されなかった場合も、宿泊料金は申し受けます。</p>
<h2>第6条（貴重品等の取扱い）</h2>
<p>現金および貴重品はフロントにお預けください。お預けにならなかった物の滅失、毀損等については、当館の故意または過失による場合を除き、責任を負いかねます。</p>
<h2>第7条（宿泊客の責任）</h2>
<p>宿泊客の故意または過失により当館が損害を被ったときは、当該宿泊客に損害を賠償していただきます。</p>
<h2>第8条（個人情報の取扱い）</h2>
<p>ご登録いただいた個人情報は、宿泊者名簿の作成およびご滞在中のご連絡のために使用し、法令に基づく場合を除き、第三者に提供いたしません。</p>
<p>附則　この約款は令和6年4月1日から施行します。</p>`,
  en: `<h1>Terms and conditions for accommodation</h1>
<p>Thank you for staying at the Lakeside Inn (the “Inn”). Please read these terms before you sign.</p>
<h2>Article 1. Scope</h2>
<p>Contracts for accommodation and related contracts between the Inn and its guests are subject to these terms. Matters not provided for here are governed by law and generally accepted practice.</p>
<h2>Article 2. Guest register</h2>
<p>Under the Inns and Hotels Act, guests register the following on the day of arrival.</p>
<ul>
<li>Name, address and contact details of each guest</li>
<li>For guests without an address in Japan: nationality and passport number (a copy of the passport is kept)</li>
<li>Other particulars the Inn considers necessary</li>
</ul>
<h2>Article 3. Occupancy of rooms</h2>
<p>Rooms may be used from 3 p.m. on the day of arrival until 10 a.m. on the day of departure. Beyond these hours the following charges apply.</p>
<table>
<tr><th>Extension</th><th>Charge</th></tr>
<tr><td>Up to one hour</td><td>10% of the room rate</td></tr>
<tr><td>Up to three hours</td><td>30% of the room rate</td></tr>
<tr><td>More than three hours</td><td>The full room rate</td></tr>
</table>
<h2>Article 4. House rules</h2>
<p>Guests follow the rules posted in the Inn. Smoking is permitted in the designated area only.</p>
<h2>Article 5. Payment</h2>
<p>Accommodation charges, bathing tax and accommodation tax are paid by a method the Inn accepts, at departure or when the Inn so requests. The room rate is due even if the room was not used.</p>
<h2>Article 6. Valuables</h2>
<p>Please leave cash and valuables at the front desk. The Inn is not liable for items that were not left there, except in cases of its own intent or negligence.</p>
<h2>Article 7. Liability of guests</h2>
<p>Guests compensate the Inn for damage caused by their intent or negligence.</p>
<h2>Article 8. Personal data</h2>
<p>Your data is used for the guest register and to contact you during your stay. It is not passed to third parties except as required by law.</p>
<p>These terms apply from 1 April 2024.</p>`,
};
