import { createRoot } from 'react-dom/client';
import { Staff } from './staff';
import type { StaffActions } from './staff-actions';

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
