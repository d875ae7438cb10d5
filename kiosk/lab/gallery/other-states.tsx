import { useState } from 'react';
import { Frame } from '~/components/frame';
import { Screen } from '~/components/screen';
import { Steps } from '~/components/steps';
import { Button } from '~/ui/button';
import { DescriptionList } from '~/ui/description-list';
import { Dialog, type DialogProps } from '~/ui/dialog';
import { HotelHtml } from '~/ui/hotel-html';
import { Notice } from '~/ui/notice';
import { QrCode } from '~/ui/qr-code';
import { PenIcon } from '~/ui/screen-icons';
import styles from './gallery.module.css';
import { Part, State } from './state';

const LOOKS = ['main', 'second', 'quiet'] as const;
const BUTTONS = {
  usual: { children: 'チェックインする' },
  icon: { children: 'ご署名', icon: <PenIcon /> },
  disabled: { children: '次へ', disabled: true },
  pending: { children: 'お待ちください', pending: true },
  'longest words': { children: 'Continue to the confirmation of your accommodation agreement' },
};
const HTML = '<h2>宿泊約款</h2><p>ご利用ありがとうございます。</p><ul><li>第1条</li><li>第2条</li></ul>';
const SIZES: readonly NonNullable<DialogProps['size']>[] = ['words', 'list', 'screen', 'cover'];
const LINES = Array.from({ length: 40 }, (_, at) => `${at + 1}行目の文章です。`);

/** Buttons, texts, dialogs, and a screen with a call under way. */
export function OtherStates() {
  return (
    <>
      <Part name="Button">
        {LOOKS.flatMap((look) =>
          Object.entries(BUTTONS).map(([name, props]) => (
            <State key={`${look}-${name}`} name={`${look}, ${name}`}>
              <Button action={`${look}-${name}`} look={look} {...props} />
            </State>
          )),
        )}
      </Part>
      <Part name="DescriptionList">
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
      <Part name="What is read">
        <State name="Notice">
          <Notice>お子様の人数も含めてご確認ください。</Notice>
        </State>
        <State name="HotelHtml">
          <HotelHtml html={HTML} onLink={() => undefined} />
        </State>
        <State name="QrCode">
          <QrCode text="RSV-20261124-0001" size={250} label="チェックイン用のQRコード" />
        </State>
      </Part>
      <Part name="Screen">
        <div className={styles.frame}>
          <Frame path="/checkin/search" steps={<Steps path="/checkin/search" current="search" />}>
            <Screen pending busyOverlay="at-once" button="ご予約を探す">
              <p>ご予約のお名前をご入力ください。</p>
            </Screen>
          </Frame>
        </div>
      </Part>
      <Dialogs />
    </>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<NonNullable<DialogProps['size']>>();
  const close = () => setOpen(undefined);
  return (
    <Part name="Dialog">
      {SIZES.map((size) => (
        <Button key={size} action={`open-${size}`} onPress={() => setOpen(size)}>
          {size}
        </Button>
      ))}
      {open === undefined ? null : (
        <Dialog
          title="前の画面に戻りますか"
          size={open}
          onDismiss={close}
          actions={
            <Button action="close" onPress={close} autoFocus>
              閉じる
            </Button>
          }
        >
          {open === 'list' ? LINES.map((line) => <p key={line}>{line}</p>) : <p>入力した内容は消えます。</p>}
        </Dialog>
      )}
    </Part>
  );
}
