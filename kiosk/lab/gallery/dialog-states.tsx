import { useState } from 'react';
import { Button } from '~/ui/button';
import { Dialog, type DialogProps } from '~/ui/dialog';
import { Part } from './state';

const SIZES: readonly NonNullable<DialogProps['size']>[] = ['words', 'list', 'screen', 'cover'];
const LINES = Array.from({ length: 40 }, (_, at) => `${at + 1}行目の文章です。`);

/** Dialogs of every size, with and without a title; each opens by its button. */
export function DialogStates() {
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
