import { NOTHING_REQUIRED } from '../../../kiosk/guest/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import { BEGUN, isHeard, openEar, plugs } from './ear';
import { openTablet } from './open-tablet';

/** A guest who has plugged headphones in, and has heard the reservation. */
export async function arrivesByHeadphones() {
  const sockets = plugs();
  const { guest } = await openTablet({ settings: NOTHING_REQUIRED });
  const ear = openEar();
  await sockets.has('audiooutput');
  await isHeard(ear, BEGUN);
  await guest.arrives(NAMES.alone);
  await isHeard(ear, 'サトウ ハナコ');
  return { sockets, guest, ear };
}
