import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyDisplaySettings } from '~/device/display-settings';
import { session, updateSession } from '~/session/store';
import { endVisit } from '~/session/visit';

/** The root of a page, as far as it is told anything. */
const attributes = new Map<string, string>();
const documentElement = {
  setAttribute: (name: string, value: string) => attributes.set(name, value),
  removeAttribute: (name: string) => attributes.delete(name),
};
const shown = () => Object.fromEntries(attributes);
const change = (some: Partial<ReturnType<typeof session>['displaySettings']>) =>
  updateSession({ displaySettings: { ...session().displaySettings, ...some } });

beforeEach(() => {
  vi.stubGlobal('document', { documentElement });
  applyDisplaySettings();
});
afterEach(() => endVisit());

it('the page as usual says nothing', () => expect(shown()).toEqual({}));

it.each([
  [{ text: 2 }, { 'data-text': '2' }],
  [{ text: 3 }, { 'data-text': '3' }],
  [{ highContrast: true }, { 'data-contrast': 'high' }],
  [{ isLow: true }, { 'data-low': '' }],
  [
    { text: 2, highContrast: true, isLow: true },
    { 'data-text': '2', 'data-contrast': 'high', 'data-low': '' },
  ],
] as const)('%j shows as %j, and goes as it came', (comfort, expected) => {
  change(comfort);
  expect(shown()).toEqual(expected);
  change({ text: 1, highContrast: false, isLow: false });
  expect(shown()).toEqual({});
});

it('the next guest finds the page as usual', () => {
  change({ text: 3, highContrast: true, isLow: true });
  endVisit();
  expect(shown()).toEqual({});
});
