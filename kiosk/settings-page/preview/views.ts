import type { Config } from '../../../src/config/schema.ts';
import type { GuestField } from '../../../src/domain/guest.ts';
import { shownIn } from '../../../src/fields/form.ts';
import { rulesOf } from '../../../src/fields/party.ts';
import type { ScreenPath } from '../../../src/flow/screens.ts';
import type { Words } from '../../server/staff-language.ts';

/** A state of a screen that settings touch or a hotel wants to see. */
export interface ViewRow {
  readonly name: Words;
  readonly on: ScreenPath;
  readonly isTrouble?: true;
  /** By default as its screen. */
  readonly isOpen?: (config: Config) => boolean;
}

/** True if guests are asked where they live, and from abroad for a field. */
const asksAbroad =
  (field: GuestField) =>
  (config: Config): boolean => {
    const isAsked = shownIn(rulesOf('representative', config.visibility ?? {}, config), {
      overseasFlug: true,
    });
    // The levels are the facility's own.
    return config.display.control_visibility || (isAsked('overseasFlug') && isAsked(field));
  };

export const VIEWS = {
  attract: {
    name: { en: 'Attract view', ja: '待ち受け画面' },
    on: '/',
    isOpen: ({ kiosk }) => kiosk.attract,
  },
  comfort: { name: { en: 'Text size and contrast', ja: '文字の大きさと見やすさ' }, on: '/' },
  help: { name: { en: 'Calling the staff', ja: 'スタッフを呼ぶ' }, on: '/' },
  offline: { name: { en: 'Home without a network', ja: '通信できないとき' }, on: '/', isTrouble: true },
  'unknown-name': {
    name: { en: 'Name not found', ja: '予約が見つからないとき' },
    on: '/checkin/search',
    isTrouble: true,
  },
  idle: {
    name: { en: 'Untouched for a while', ja: '操作がないとき' },
    on: '/checkin/search',
    isTrouble: true,
  },
  overseas: {
    name: { en: 'Representative: living abroad', ja: '代表者：海外在住' },
    on: '/checkin/input-representative',
    isOpen: asksAbroad('countrycode'),
  },
  'passport-guide': {
    name: { en: 'Representative: passport, asked for', ja: '代表者：パスポートの案内' },
    on: '/checkin/input-representative',
    isOpen: asksAbroad('passport'),
  },
  passport: {
    name: { en: 'Representative: passport, taken', ja: '代表者：パスポートの写真' },
    on: '/checkin/input-representative',
    isOpen: asksAbroad('passport'),
  },
  'signature-example': { name: { en: 'How to sign', ja: '署名の見本' }, on: '/checkin/term' },
  'sign-by-name': { name: { en: 'Signing by name', ja: '氏名による署名' }, on: '/checkin/term' },
} satisfies Readonly<Record<string, ViewRow>>;

export type View = keyof typeof VIEWS;

export const viewsOn = (screen: ScreenPath): readonly (readonly [View, ViewRow])[] =>
  Object.entries(VIEWS).flatMap(([name, row]: [string, ViewRow]) =>
    isView(name) && row.on === screen ? [[name, row] as const] : [],
  );

export const isView = (name: string): name is View => Object.hasOwn(VIEWS, name);
