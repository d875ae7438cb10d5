import type { FolioLine } from '~/domain/checkout';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { useTexts } from '~/ui/texts';
import { FolioTable } from './folio-table';

/** Every line of the folio. */
export function FolioDialog({
  folio,
  onClose,
}: {
  readonly folio: readonly FolioLine[];
  readonly onClose: () => void;
}) {
  const { t } = useTexts();
  return (
    <Dialog
      title={t('views.payment.check_total_view.details_title')}
      size="list"
      onDismiss={onClose}
      actions={
        <Button action="close" onPress={onClose} autoFocus>
          {t('app.close')}
        </Button>
      }
    >
      <FolioTable folio={folio} />
    </Dialog>
  );
}
