import { readConfig } from '../../../src/config/read.ts';
import type { Config } from '../../../src/config/schema.ts';
import { asksIn, type PartyForm } from '../../../src/fields/party.ts';
import { openScreen } from '../../../src/flow/open-screens.ts';
import { screenName } from '../../../src/flow/screen-name.ts';
import { isScreenPath, SCREENS, type ScreenPath, type ScreenRowOfApp } from '../../../src/flow/screens.ts';
import type { Words } from '../../server/staff-language.ts';
import { viewsOn } from '../preview/views.ts';
import { previewSettings } from '../server/preview-settings.ts';
import { type Values, withoutDefaults } from './differences.ts';

export interface Stop {
  /** The screen's path or the state's name. */
  readonly id: string;
  readonly name: Words;
  readonly isOpen: boolean;
}

export interface StopGroup {
  readonly name: Words;
  readonly stops: readonly Stop[];
}

const NAMES = {
  start: { en: 'Start', ja: 'はじめ' },
  checkin: { en: 'Check-in', ja: 'チェックイン' },
  checkinPayment: { en: 'Payment at check-in', ja: 'チェックインでの支払い' },
  checkout: { en: 'Check-out', ja: 'チェックアウト' },
  checkoutPayment: { en: 'Payment at check-out', ja: 'チェックアウトでの支払い' },
  trouble: { en: 'When something goes wrong', ja: '困ったとき' },
} satisfies Readonly<Record<string, Words>>;
type Group = keyof typeof NAMES;

/** All screens in the journeys' order, each followed by its states. */
export function stopsOf(values: Values): readonly StopGroup[] {
  // The demo hotel always takes cards.
  const reading = readConfig(previewSettings(withoutDefaults(values)));
  // With refused settings the preview shows the last good ones: all can be tried.
  const config = reading.ok ? reading.config : undefined;
  const stops = Object.keys(SCREENS)
    .filter(isScreenPath)
    .flatMap((path) => {
      const isOpen = config === undefined || (openScreen(path, config) !== undefined && comes(path, config));
      const screen = { group: groupOf(path), id: path, name: screenName(path), isOpen };
      const states = viewsOn(path).map(([id, { name: called, isTrouble, isOpen: has }]) => ({
        group: isTrouble ? ('trouble' as const) : screen.group,
        id,
        name: called,
        isOpen: isOpen && (config === undefined || (has?.(config) ?? true)),
      }));
      return [screen, ...states];
    });
  return Object.entries(NAMES).map(([id, name]) => ({
    name,
    stops: stops.filter(({ group }) => group === id),
  }));
}

/** False for a form that asks nothing, and for the summary of no answers. */
function comes(path: ScreenPath, config: Config): boolean {
  // The levels are the facility's own.
  if (config.display.control_visibility) return true;
  const asks = (form: PartyForm) => asksIn(form, config.visibility ?? {}, config);
  const { form }: ScreenRowOfApp = SCREENS[path];
  if (path === '/checkin/guests-info') return asks('representative') || asks('companions');
  return form === undefined || asks(form);
}

function groupOf(path: ScreenPath): Group {
  const { step }: ScreenRowOfApp = SCREENS[path];
  const isPayment = step === 'payment';
  if (path.startsWith('/checkin/')) return isPayment ? 'checkinPayment' : 'checkin';
  if (path.startsWith('/checkout/')) return isPayment ? 'checkoutPayment' : 'checkout';
  return path === '/' ? 'start' : 'trouble';
}
