import { useCallback, useState } from 'react';
import { announceReset } from '~/flow/reset';
import { staffTexts } from '~/i18n/staff/texts';
import { endVisit } from '~/session/visit';
import { useTexts } from '~/ui/texts';
import { Panel } from './panel';
import { PinDialog } from './pin-dialog';
import type { StaffActions } from './staff-actions';
import { useIdleClose } from './use-idle-close';

/**
 * First the PIN, in front of whatever screen is shown: who found the gesture by accident has lost nothing. With the
 * right PIN the guest's visit ends before anything else is shown.
 */
export function Staff({
  actions,
  onClose,
}: {
  readonly actions: StaffActions;
  readonly onClose: () => void;
}) {
  const { i18n } = useTexts();
  const [isIn, setIn] = useState(false);
  const leave = useCallback(() => {
    // What the panel still asks the network is nobody's any more.
    if (isIn) endVisit();
    onClose();
  }, [isIn, onClose]);
  useIdleClose(leave);
  const texts = staffTexts(i18n.language);
  const enter = async () => {
    endVisit();
    announceReset('staff');
    await actions.goHome();
    setIn(true);
  };
  return isIn ? (
    <Panel texts={texts} actions={actions} onClose={leave} />
  ) : (
    <PinDialog texts={texts} onRight={() => void enter()} onClose={leave} />
  );
}
