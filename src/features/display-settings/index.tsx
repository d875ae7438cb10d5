import { applyDisplaySettings } from '~/device/display-settings';
import { useSession } from '~/hooks/use-session';
import { HelpDialog } from './help';
import { DisplaySettingsPanel } from './panel';

// At module level is early enough: the session's comfort settings change only in this feature.
applyDisplaySettings();

/** The dialog in front of the screen: the accessibility options, or the help. */
export default function Comfort() {
  const panel = useSession((known) => known.displayPanel);
  if (panel === 'closed') return null;
  return panel === 'help' ? <HelpDialog /> : <DisplaySettingsPanel />;
}
