/** The accommodation agreement in English. */
export const en = `<h1>Terms and conditions for accommodation</h1>
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
<p>These terms apply from 1 April 2024.</p>`;
