import { describe, expect, it } from 'vitest';
import { canFinish, openScreen } from '~/flow/open-screens';
import { isScreenPath, SCREENS } from '~/flow/screens';
import { configOf } from '../support/config';
import { sourceFiles } from '../support/source';
import { inJapanese } from '../support/texts';

const ROWS = Object.entries(SCREENS);

/** The paths of the files in routes: layouts and the catch-all are none. */
const FILES = sourceFiles('src/routes')
  .map(({ path }) => path.replace(/^src\/routes/, '').replace(/\.tsx?$/, ''))
  .filter((path) => !/\/(__root|route|\$)$/.test(path))
  .map((path) => path.replace(/\/index$/, '') || '/');

/** A screen's file has its name, and is in the folder of its journey. */
const isFileOf = (screen: string, path: string): boolean => {
  const [, journey = '', name = journey] = screen.split('/');
  return path.split('/').includes(journey)
    ? path.endsWith(`/${name}.tsx`)
    : path.endsWith(`routes/${journey}.tsx`);
};

describe('screens and their rows', () => {
  it('every screen has a row, and every row a screen', () => {
    expect([...FILES].sort()).toEqual(Object.keys(SCREENS).sort());
  });

  it('every screen says its own path to the frame it stands in', () => {
    const strange = [...sourceFiles('src/routes'), ...sourceFiles('src/features')].flatMap(({ path, text }) =>
      [...text.matchAll(/(?:createFileRoute\('|<Screen[^>]*?\bpath=")([^'"]+)['"]/g)]
        .map(([, named = '']) => named)
        .filter((named) => isScreenPath(named))
        .filter((named) => named !== '/' && !isFileOf(named, path))
        .map((named) => `${path}: ${named}`),
    );
    expect(strange).toEqual([]);
  });

  it('page names are Japanese, one each', () => {
    const names = ROWS.map(([, { pageName }]) => pageName);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/[\u3041-\u30FF\u4E00-\u9FFF]/.test(name))).toEqual([]);
  });

  it('titles have one line or two, home has two', () => {
    const lines = ROWS.map(([path, { title }]) => [path, (inJapanese(title) ?? '').split('\n').length]);
    expect(lines.filter(([, count]) => count !== 1)).toEqual([
      ['/', 2],
      ['/404', 2],
      ['/reload-error', 2],
      ['/common-error', 2],
    ]);
  });

  it.each(['/404', '/reload-error', '/common-error'] as const)('%s has the title of home', (path) => {
    expect(SCREENS[path].title).toBe(SCREENS['/'].title);
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

describe('the end of a visit', () => {
  it('can be had on every screen of a journey, but for those whose main button leads home', () => {
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
});

describe('the logo', () => {
  it('stands on home and on the error screens', () => {
    const paths = ROWS.filter(([, row]) => 'logo' in row && row.logo).map(([path]) => path);
    expect(paths.sort()).toEqual(['/', '/404', '/common-error', '/reload-error']);
  });
});

describe('which screens there are', () => {
  it.each([
    '/checkin/search',
    '/checkin/check-reservation',
    '/checkin/input-representative',
    '/checkin/input-companions',
    '/checkin/guests-info',
    '/checkin/term',
    '/checkin/confirm-checkin',
  ] as const)('%s is there whatever the settings', (path) => {
    for (const file of [{}, { display: { use_checkin_payment: true, use_checkout: false } }]) {
      expect(openScreen(path, configOf(file))).toBe(SCREENS[path]);
    }
  });

  it.each(['/nowhere', '', '/checkin', '/checkin/', '/checkin/search/', 'toString', '/Checkin/Search'])(
    '%j is no screen',
    (path) => {
      expect(isScreenPath(path)).toBe(false);
      expect(openScreen(path, configOf())).toBeUndefined();
    },
  );
});
