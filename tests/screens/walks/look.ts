import { shownScreen } from '../../../kiosk/guest/hands';

/** Screens that end by themselves, without a touch. */
const ENDING = ['/checkin/complete', '/checkin/qr', '/checkout/wait', '/checkout/complete-checkout'];
/** On every screen, without leading on. */
const ON_EVERY_SCREEN = ['comfort', 'comfort-help'];
const IN_PLACE_OF_ANY = '/common-error';
const NAME_OF_A_TEXT = /\b(app|api|views|steps|dialogs|validation|comfort|keypad)\.[a-z_]+/;

/** Whether a call or screen is under way for the guest. */
export const looksBusy = (): boolean =>
  document.querySelector('#root [aria-busy="true"], dialog [aria-busy="true"]') !== null;

export const isComing = (): boolean => ![window.location.pathname, IN_PLACE_OF_ANY].includes(shownScreen());

export const isHome = (): boolean => shownScreen() === '/' && !isComing();

export function lookAtScreen(): readonly string[] {
  const wrong: string[] = [];
  const screen = document.querySelector<HTMLElement>('main[data-screen]')?.dataset.screen ?? '';
  const key = NAME_OF_A_TEXT.exec(document.body.textContent ?? '');
  if (key) wrong.push(`a text is shown by its name: ${key[0]}`);
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open]')];
  const layer = dialogs.at(-1) ?? document;
  const ways = [...layer.querySelectorAll<HTMLElement>('button:enabled')].filter(
    (button) =>
      !ON_EVERY_SCREEN.includes(button.dataset.action ?? '') &&
      button.checkVisibility({ visibilityProperty: true }),
  );
  const isEnding = ENDING.includes(screen) && dialogs.length === 0;
  if (!isEnding && !looksBusy() && ways.length === 0) wrong.push(`no way on from ${screen}`);
  return wrong;
}
