import type { Worded } from '../language.ts';

/** The accommodation agreement as a hotel sends it: plain HTML in sections. */
export const agreementHtml: Worded = {
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
  'zh-Hans': `<h1>住宿条款</h1>
<p>衷心感谢您入住湖畔之宿（以下简称“本馆”）。签名之前，请阅读以下条款。</p>
<h2>第1条（适用范围）</h2>
<p>本馆与住宿客人签订的住宿合同及相关合同，均依照本条款的规定。本条款未规定的事项，依照法令或公认的惯例处理。</p>
<h2>第2条（住宿登记）</h2>
<p>根据日本《旅馆业法》，请住宿客人在入住当日向本馆登记以下事项。</p>
<ul>
<li>住宿客人的姓名、地址及联系方式</li>
<li>在日本国内没有住址的外国客人，还需登记国籍及护照号码（本馆将留存护照复印件）</li>
<li>本馆认为必要的其他事项</li>
</ul>
<h2>第3条（客房使用时间）</h2>
<p>客房的使用时间为抵达当日下午3点至离店当日上午10点。超出此时间使用时，将收取以下追加费用。</p>
<table>
<tr><th>延长时间</th><th>追加费用</th></tr>
<tr><td>1小时以内</td><td>房费的10%</td></tr>
<tr><td>3小时以内</td><td>房费的30%</td></tr>
<tr><td>超过3小时</td><td>房费全额</td></tr>
</table>
<h2>第4条（遵守馆内规则）</h2>
<p>请住宿客人遵守本馆公示的使用规则。馆内全面禁烟，吸烟请前往指定场所。</p>
<h2>第5条（费用的支付）</h2>
<p>住宿费、温泉税（入汤税）及住宿税，请在离店时或本馆要求时，以本馆认可的方式支付。即使未使用客房，也须支付住宿费。</p>
<h2>第6条（贵重物品）</h2>
<p>现金及贵重物品请寄存于前台。未寄存的物品如有遗失、损坏等，除本馆存在故意或过失外，恕不承担责任。</p>
<h2>第7条（住宿客人的责任）</h2>
<p>因住宿客人的故意或过失使本馆蒙受损失时，由该住宿客人承担赔偿责任。</p>
<h2>第8条（个人信息）</h2>
<p>您登记的个人信息仅用于制作住宿登记簿及住宿期间的联系，除法令另有规定外，不会提供给第三方。</p>
<p>附则　本条款自2024年4月1日起施行。</p>`,
  'zh-Hant': `<h1>住宿條款</h1>
<p>衷心感謝您入住湖畔之宿（以下簡稱「本館」）。簽名之前，請閱讀以下條款。</p>
<h2>第1條（適用範圍）</h2>
<p>本館與住宿旅客簽訂的住宿契約及相關契約，均依本條款之規定。本條款未規定之事項，依法令或公認之慣例處理。</p>
<h2>第2條（住宿登記）</h2>
<p>依據日本《旅館業法》，請住宿旅客於入住當日向本館登記下列事項。</p>
<ul>
<li>住宿旅客的姓名、地址及聯絡方式</li>
<li>在日本國內無住址的外國旅客，另需登記國籍及護照號碼（本館將留存護照影本）</li>
<li>本館認為必要的其他事項</li>
</ul>
<h2>第3條（客房使用時間）</h2>
<p>客房的使用時間為抵達當日下午3點至離館當日上午10點。超出此時間使用時，將酌收下列追加費用。</p>
<table>
<tr><th>延長時間</th><th>追加費用</th></tr>
<tr><td>1小時以內</td><td>房價的10%</td></tr>
<tr><td>3小時以內</td><td>房價的30%</td></tr>
<tr><td>超過3小時</td><td>房價全額</td></tr>
</table>
<h2>第4條（遵守館內規則）</h2>
<p>請住宿旅客遵守本館公告的使用規則。館內全面禁菸，吸菸請至指定場所。</p>
<h2>第5條（費用的支付）</h2>
<p>住宿費、溫泉稅（入湯稅）及住宿稅，請於離館時或本館請求時，以本館認可的方式支付。即使未使用客房，仍須支付住宿費。</p>
<h2>第6條（貴重物品）</h2>
<p>現金及貴重物品請寄放於櫃檯。未寄放的物品如有遺失、毀損等情形，除本館有故意或過失外，恕不負責。</p>
<h2>第7條（住宿旅客的責任）</h2>
<p>因住宿旅客的故意或過失致本館蒙受損害時，由該旅客負賠償責任。</p>
<h2>第8條（個人資料）</h2>
<p>您登記的個人資料僅用於製作住宿登記簿及住宿期間的聯絡，除法令另有規定外，不會提供給第三方。</p>
<p>附則　本條款自2024年4月1日起施行。</p>`,
  ko: `<h1>숙박 약관</h1>
<p>호반의 숙소(이하 ‘당관’)를 이용해 주셔서 진심으로 감사드립니다. 서명하시기 전에 다음 약관을 읽어 주십시오.</p>
<h2>제1조(적용 범위)</h2>
<p>당관이 숙박객과 체결하는 숙박 계약 및 이와 관련된 계약은 이 약관에 따릅니다. 이 약관에 정하지 않은 사항은 법령 또는 일반적으로 확립된 관습에 따릅니다.</p>
<h2>제2조(숙박자 명부 기재)</h2>
<p>숙박객은 일본 여관업법에 따라 숙박 당일 다음 사항을 당관에 등록하셔야 합니다.</p>
<ul>
<li>숙박객의 성명, 주소 및 연락처</li>
<li>일본 국내에 주소가 없는 외국인의 경우 국적 및 여권 번호(여권 사본을 보관합니다)</li>
<li>그 밖에 당관이 필요하다고 인정하는 사항</li>
</ul>
<h2>제3조(객실 사용 시간)</h2>
<p>객실은 도착일 오후 3시부터 출발일 오전 10시까지 사용하실 수 있습니다. 시간 외 사용에는 다음의 추가 요금이 있습니다.</p>
<table>
<tr><th>연장 시간</th><th>추가 요금</th></tr>
<tr><td>1시간까지</td><td>객실 요금의 10%</td></tr>
<tr><td>3시간까지</td><td>객실 요금의 30%</td></tr>
<tr><td>3시간 초과</td><td>객실 요금 전액</td></tr>
</table>
<h2>제4조(이용 규칙 준수)</h2>
<p>숙박객은 당관이 관내에 게시한 이용 규칙을 따라 주십시오. 관내는 전면 금연이며, 흡연은 지정된 장소에서만 가능합니다.</p>
<h2>제5조(요금의 지불)</h2>
<p>숙박 요금, 온천세(입탕세) 및 숙박세는 당관이 인정하는 방법으로 출발하실 때 또는 당관이 청구할 때 지불해 주십시오. 객실을 사용하지 않으신 경우에도 숙박 요금은 부과됩니다.</p>
<h2>제6조(귀중품)</h2>
<p>현금 및 귀중품은 프런트에 맡겨 주십시오. 맡기지 않으신 물품의 분실, 파손 등에 대해서는 당관의 고의 또는 과실에 의한 경우를 제외하고 책임지지 않습니다.</p>
<h2>제7조(숙박객의 책임)</h2>
<p>숙박객의 고의 또는 과실로 당관이 손해를 입은 경우, 해당 숙박객이 그 손해를 배상하셔야 합니다.</p>
<h2>제8조(개인정보)</h2>
<p>등록하신 개인정보는 숙박자 명부 작성과 체류 중 연락에만 사용하며, 법령에 따른 경우를 제외하고 제삼자에게 제공하지 않습니다.</p>
<p>부칙: 이 약관은 2024년 4월 1일부터 시행합니다.</p>`,
};
