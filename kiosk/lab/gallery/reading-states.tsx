import { DescriptionList } from '~/ui/description-list';
import { HotelHtml } from '~/ui/hotel-html';
import { Notice } from '~/ui/notice';
import { QrCode } from '~/ui/qr-code';
import { Part, State } from './state';

const HTML = '<h2>宿泊約款</h2><p>ご利用ありがとうございます。</p><ul><li>第1条</li><li>第2条</li></ul>';

/** Everything a guest only reads. */
export function ReadingStates() {
  return (
    <>
      <Part name="Facts">
        <State name="lead, lists, honorific, nothing to show">
          <DescriptionList
            items={[
              { field: 'name', name: '予約者名', value: 'ヤマダ タロウ', after: '様', isLead: true },
              { field: 'rooms', name: 'お部屋', value: ['和室12畳', 'Deluxe Twin Room with Lake View'] },
              { field: 'none', name: '表示されない', value: undefined },
              { field: 'total', name: '合計', value: '¥24,300' },
            ]}
          />
        </State>
      </Part>
      <Part name="Notice">
        <State name="one sentence">
          <Notice>お子様の人数も含めてご確認ください。</Notice>
        </State>
      </Part>
      <Part name="HotelHtml">
        <State name="structure and emphasis">
          <HotelHtml html={HTML} />
        </State>
      </Part>
      <Part name="QrCode">
        <State name="a short text">
          <QrCode text="RSV-20261124-0001" size={250} label="チェックイン用のQRコード" />
        </State>
      </Part>
    </>
  );
}
