// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adoptSettings } from '~/config/settings';
import { Crash } from '~/features/problem/problem';
import { startTextsWith } from '~/i18n/texts';
import { NotLoaded } from '~/platform/load-once';
import { type Session, updateSession } from '~/session/store';
import { endVisit } from '~/session/visit';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { configOf } from '../support/config';

const { error_view, checkin } = ja.views;
const CHECKED_IN = { delivered: { signature: 'image', passport: undefined, checkin: true } };

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('reportError', vi.fn());
  vi.stubGlobal('scrollTo', vi.fn());
  for (const name of ['ResizeObserver', 'IntersectionObserver'])
    vi.stubGlobal(
      name,
      class {
        observe = () => {};
        disconnect = () => {};
      },
    );
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const config = configOf({ qr_code: { is_active_in_checkin: true }, kiosk: { completion_return_s: 30 } });
  adoptSettings({ revision: 'test', config, overlays: {}, source: 'hotel' });
  startTextsWith('ja', ja);
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  endVisit();
});

async function opens(path: string, known: Partial<Session>, error = new Error('cannot be drawn')) {
  updateSession(known);
  const rootRoute = createRootRoute({ component: Outlet });
  const getParentRoute = () => rootRoute;
  const home = createRoute({ getParentRoute, path: '/', component: () => 'home' });
  const broken = createRoute({
    getParentRoute,
    path,
    component: () => {
      throw error;
    },
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([home, broken]),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultErrorComponent: Crash,
  });
  await router.load();
  await act(async () => root.render(createElement(RouterProvider, { router })));
  return router;
}
const reads = () => [place.querySelector('h2')?.textContent, place.querySelector('h2 + p')?.textContent];

describe('a screen that cannot be drawn', () => {
  it.each<[string, string, Partial<Session>, string, string]>([
    ['/checkin/term', 'nothing done yet', {}, error_view.common_title, error_view.common_text],
    ['/checkin/qr', 'the check-in', CHECKED_IN, checkin.complete_view.title, checkin.complete_view.key_hint],
  ])('%s after %s', async (path, _, known, title, text) => {
    await opens(path, known);
    expect(reads()).toEqual([title, text]);
  });

  it.each([
    ['/checkin/search', error_view.not_loaded_first_text],
    ['/checkout/search', error_view.not_loaded_first_text],
    ['/checkin/term', error_view.not_loaded_text],
  ])(
    '%s that was not loaded speaks of what was entered only where anything can have been',
    async (path, text) => {
      await opens(path, {}, new NotLoaded());
      expect(reads()).toEqual([error_view.common_title, text]);
    },
  );

  it('goes home by itself where the screen would have', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const router = await opens('/checkin/qr', CHECKED_IN);
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(router.state.location.pathname).toBe('/checkin/qr');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(router.state.location.pathname).toBe('/');
  });

  it('stays where a guest is asked whether they are still there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const router = await opens('/checkin/term', {});
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(router.state.location.pathname).toBe('/checkin/term');
  });
});
