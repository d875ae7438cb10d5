import { useCallback, useState } from 'react';
import { announceReset } from '~/device/heartbeat/reset';
import { staffTexts } from '~/i18n/staff/texts';
import { endVisit } from '~/session/visit';
import { useTexts } from '~/ui/texts';
import { Panel } from './panel';
import { PinDialog } from './pin-dialog';
import { useIdleClose } from './use-idle-close';

/** What the panel needs of the rooms above it. */
export type StaffDoors = {
  readonly goHome: () => Promise<void>;
  /** Fetches the settings anew and takes them; false where they cannot be had. */
  readonly reloadBundle: () => Promise<boolean>;
};

/**
 * First the PIN, in front of whatever screen is shown: who found the gesture by accident has lost nothing. With the
 * right PIN the guest's visit ends before anything else is shown.
 */
export function Staff({ doors, onClose }: { readonly doors: StaffDoors; readonly onClose: () => void }) {
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
    await doors.goHome();
    setIn(true);
  };
  return isIn ? (
    <Panel texts={texts} reloadBundle={doors.reloadBundle} onClose={leave} />
  ) : (
    <PinDialog texts={texts} onRight={() => void enter()} onClose={leave} />
  );
}
