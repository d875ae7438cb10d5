import { keepComfort } from '~/device/comfort';
import { useSession } from '~/hooks/use-session';
import { HelpDialog } from './help';
import { ComfortPanel } from './panel';

// At module level is early enough: the session's comfort settings change only in this feature.
keepComfort();

/** The dialog in front of the screen: the accessibility options, or the help. */
export default function Comfort() {
  const panel = useSession((known) => known.comfortPanel);
  if (panel === 'closed') return null;
  return panel === 'help' ? <HelpDialog /> : <ComfortPanel />;
}
