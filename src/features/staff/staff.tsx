import { useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { announceReset } from '~/flow/reset';
import { useUntouched } from '~/hooks/use-untouched';
import { staffTexts } from '~/i18n/staff/texts';
import { endVisit } from '~/session/visit';
import { useTexts } from '~/ui/texts';
import { Panel } from './panel';
import { PinDialog } from './pin-dialog';
import type { StaffActions } from './row';

/** How long the staff screens may be untouched before they close, so that guests do not find them open; in ms. */
const UNTOUCHED_MS = 60_000;

/**
 * Asks for the PIN first, in front of the current screen, so that a guest who makes the gesture by accident loses nothing.
 * With the right PIN, the guest's visit ends before the panel is shown.
 */
export function Staff({
  actions,
  onClose,
}: {
  readonly actions: StaffActions;
  readonly onClose: () => void;
}) {
  const { language } = useTexts();
  const [isUnlocked, setUnlocked] = useState(false);
  const close = useCallback(() => {
    // Aborts the panel's network checks that are still running.
    if (isUnlocked) endVisit();
    onClose();
  }, [isUnlocked, onClose]);
  useUntouched(UNTOUCHED_MS, close);
  const texts = staffTexts(language);
  const enter = async () => {
    endVisit();
    announceReset('staff');
    await actions.goHome();
    setUnlocked(true);
  };
  return isUnlocked ? (
    <Panel texts={texts} actions={actions} onClose={close} />
  ) : (
    <PinDialog texts={texts} onRight={() => void enter()} onClose={close} />
  );
}

let isOpen = false;

/** Opens the staff panel behind the PIN dialog, in a separate React root: it works even if a screen has crashed. */
export function openStaff(actions: StaffActions): void {
  if (isOpen) return;
  isOpen = true;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    isOpen = false;
  };
  root.render(<Staff actions={actions} onClose={close} />);
}
