import { tellFingersFromKeys } from './by-finger';
import { holdScreen } from './hold-screen';
import { keepStorage } from './keep-storage';
import { lockDown } from './lockdown';
import { answerTouches } from './touch';

/** Turns the page into a kiosk, as far as a page can do that. */
export function becomeKiosk(): void {
  lockDown();
  holdScreen();
  tellFingersFromKeys();
  answerTouches();
  void keepStorage();
}
