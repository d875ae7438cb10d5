import { describe, expect, it } from 'vitest';
import { canFinish, openScreen } from '~/flow/open-screens';
import { mayHoldCard } from '~/flow/payment';
import { screenName } from '~/flow/screen-name';
import { isScreenPath, SCREENS } from '~/flow/screens';
import { configOf } from '../support/config';
import { sourceFiles } from '../support/source';
import { inJapanese } from '../support/texts';

const ROWS = Object.entries(SCREENS);

/** The routes' paths, without layouts and the catch-all. */
const FILES = sourceFiles('src/routes')
  .map(({ path }) => path.replace(/^src\/routes/, '').replace(/\.tsx?$/, ''))
  .filter((path) => !/\/(__root|route|\$)$/.test(path))
  .map((path) => path.replace(/\/index$/, '') || '/');

describe('screens and their rows', () => {
  it('every screen has a row, and every row a screen', () =>
    expect([...FILES].sort()).toEqual(Object.keys(SCREENS).sort()));

  it('names are one each, in Japanese and in English', () => {
    const names = Object.keys(SCREENS).filter(isScreenPath).map(screenName);
    expect(new Set(names.map(({ ja }) => ja)).size).toBe(names.length);
    expect(new Set(names.map(({ en }) => en)).size).toBe(names.length);
    expect(names.filter(({ ja }) => !/[\u3041-\u30FF\u4E00-\u9FFF]/.test(ja))).toEqual([]);
    expect(names.filter(({ en }) => !/^[A-Z][\w\-,: ]+$/.test(en))).toEqual([]);
  });

  it('each but home has a code of its own, of its journey', () => {
    const coded = ROWS.filter(([path]) => path !== '/');
    expect(new Set(coded.map(([, { code }]) => code)).size).toBe(coded.length);
    const letterOf = (path: string) =>
      path.startsWith('/checkin/') ? 'A' : path.startsWith('/checkout/') ? 'B' : 'X';
    for (const [path, { code }] of coded) expect(code).toMatch(new RegExp(`^${letterOf(path)}[1-9]\\d?$`));
    expect(SCREENS['/'].code).toBeUndefined();
  });

  it('titles have one line, and two on home and where the queue calls', () => {
    const lines = ROWS.map(([path, { title }]) => [path, (inJapanese(title) ?? '').split('\n').length]);
    expect(lines.filter(([, count]) => count !== 1)).toEqual([
      ['/', 2],
      ['/404', 2],
      ['/reload-error', 2],
      ['/common-error', 2],
      ['/checkout/room-number', 2],
    ]);
  });
});

describe('the back button', () => {
  it('is on no screen behind one that was sent, and on none that ends or excuses a visit', () => {
    const behind = ROWS.map(([path]) => path).filter(
      (path) =>
        /\/(complete[a-z-]*|qr|unsettled-qr|wait)$/.test(path) ||
        ['/', '/404', '/reload-error', '/common-error'].includes(path),
    );
    expect(
      ROWS.filter(([path, row]) => behind.includes(path) !== (row.back === 'none')).map(([path]) => path),
    ).toEqual([]);
  });

  it('asks first where the reservation or the place in the queue would be lost', () => {
    const asking = ROWS.filter(([, row]) => row.back === 'confirm').map(([path]) => path);
    expect(asking).toEqual(['/checkin/check-reservation', '/checkout/room-number']);
  });
});

it('every screen of a journey can end the visit, unless its main button leads home', () => {
  const without = Object.keys(SCREENS).filter((path) => !canFinish(path));
  expect(without.sort()).toEqual(
    [
      '/',
      '/404',
      '/common-error',
      '/reload-error',
      '/checkin/complete',
      '/checkin/qr',
      '/checkout/complete-checkout',
    ].sort(),
  );
  expect(canFinish('/nowhere')).toBe(false);
});

it('a card may be in memory from its form to the payment, and on no other screen', () => {
  const holding = ['input-card', 'receipt-mail', 'receipt-name', 'check-payment'];
  expect(Object.keys(SCREENS).filter(mayHoldCard)).toEqual(
    ['checkin', 'checkout'].flatMap((journey) => holding.map((screen) => `/${journey}/${screen}`)),
  );
  expect(['/checkin/input-card/', '/x/checkin/input-card', ''].filter(mayHoldCard)).toEqual([]);
});

describe('which screens there are', () => {
  it.each(['/nowhere', '', '/checkin', '/checkin/', '/checkin/search/', 'toString', '/Checkin/Search'])(
    '%j is no screen',
    (path) => {
      expect(isScreenPath(path)).toBe(false);
      expect(openScreen(path, configOf())).toBeUndefined();
    },
  );

  const PAYMENT = [
    '/checkin/unsettled-qr',
    '/checkin/check-total',
    '/checkin/input-card',
    '/checkin/receipt-mail',
    '/checkin/receipt-name',
    '/checkin/check-payment',
    '/checkin/complete-payment',
  ];
  const CHECKOUT = Object.keys(SCREENS).filter((path) => path.startsWith('/checkout/'));
  const withoutCards = (paths: readonly string[]) => paths.filter((path) => !mayHoldCard(path));

  type Features = {
    readonly payment?: boolean;
    readonly qr?: boolean;
    readonly checkout?: boolean;
    readonly cards?: boolean;
  };
  it.each<[string, Features, readonly string[]]>([
    ['nothing of it', {}, ['/checkin/complete']],
    ['the QR code and check-out', { qr: true, checkout: true, cards: true }, ['/checkin/qr', ...CHECKOUT]],
    ['payment', { payment: true, cards: true }, ['/checkin/qr', ...PAYMENT]],
    ['payment and the QR code', { payment: true, qr: true, cards: true }, ['/checkin/qr', ...PAYMENT]],
    ['payment without cards', { payment: true }, ['/checkin/qr', '/checkin/unsettled-qr']],
    ['check-out without cards', { checkout: true }, ['/checkin/complete', ...withoutCards(CHECKOUT)]],
  ])('at a hotel with %s', (_, { payment = false, qr = false, checkout = false, cards = false }, has) => {
    const config = configOf({
      card: { script_url: cards ? '/token.js' : '' },
      display: { use_checkin_payment: payment, use_checkout: checkout },
      qr_code: { is_active_in_checkin: qr },
    });
    const ofFeatures = ['/checkin/complete', '/checkin/qr', ...PAYMENT, ...CHECKOUT];
    const isThere = (path: string) => !ofFeatures.includes(path) || has.includes(path);
    const all = Object.keys(SCREENS);
    expect(all.filter((path) => openScreen(path, config))).toEqual(all.filter(isThere));
  });
});
