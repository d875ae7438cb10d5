// @vitest-environment jsdom
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserPlace, entryAt, entryName, isInBrowser, placeOf } from '~/platform/history-entry';

describe('the names that TanStack Router writes into the history', () => {
  let history: RouterHistory;
  beforeEach(() => {
    window.history.replaceState(null, '', '/');
    history = createBrowserHistory();
  });
  afterEach(() => history.destroy());

  it('are __TSR_index and __TSR_key', () => {
    const changed = `the router has changed its names: src/platform/history-entry.ts is the place to mend`;
    expect(window.history.state, changed).toMatchObject({
      __TSR_index: expect.any(Number),
      __TSR_key: expect.any(String),
    });
  });

  it('count the places, and name each entry', () => {
    const [first, name] = [placeOf(history.location), entryName(history.location)];
    history.push('/404');
    expect(placeOf(history.location)).toBe(first + 1);
    expect(entryName(history.location)).not.toBe(name);
    const pushed = entryName(history.location);
    history.replace('/common-error');
    expect(placeOf(history.location)).toBe(first + 1);
    expect(entryName(history.location)).not.toBe(pushed);
  });

  it('tell whether the browser shows a location', () => {
    const { location: former } = history;
    history.push('/404');
    expect(isInBrowser(history.location)).toBe(false);
    history.flush();
    expect([former, history.location].map(isInBrowser)).toEqual([false, true]);
    expect(browserPlace()).toBe(placeOf(history.location));
  });

  it('are read back from an entry that the app has written', () => {
    window.history.pushState(entryAt(7, history.location.state), '', '/404');
    expect([browserPlace(), placeOf(history.location)]).toEqual([7, 7]);
    expect(isInBrowser(history.location)).toBe(true);
  });
});
