import { keepComfort } from '~/device/comfort';
import { useSession } from '~/hooks/use-session';
import { HelpDialog } from './help';
import { ComfortPanel } from './panel';

// Nothing changes before the first guest opens this.
keepComfort();

/** What stands before the screen to make it easier: the choices, or whom to ask. */
export default function Comfort() {
  const panel = useSession((known) => known.comfortPanel);
  if (panel === 'closed') return null;
  return panel === 'help' ? <HelpDialog /> : <ComfortPanel />;
}
