// @vitest-environment jsdom
import { createBrowserHistory } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeEntriesLate } from '~/app/late-history';

/** A tablet whose router has gone from home to a path, and what tells that a screen has been drawn. */
async function tabletAt(path: string) {
  const history = createBrowserHistory();
  const heard: string[] = [];
  history.subscribe(({ location, action }) => heard.push(`${action.type} ${location.pathname}`));
  history.push('/');
  await settled();
  history.push(path);
  await settled();
  let draw = () => {};
  writeEntriesLate(history, (drawn) => (draw = drawn));
  heard.length = 0;
  return { history, heard, draw: () => draw() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const address = () => window.location.pathname;
const steps = () => window.history.state.__TSR_index;

beforeEach(() => {
  for (const name of ['pushState', 'replaceState', 'go', 'back', 'forward'])
    Reflect.deleteProperty(window.history, name);
});

test('an entry waits until its screen has been drawn; the router knows it at once', async () => {
  const { history, draw } = await tabletAt('/a');
  history.push('/b');
  await settled();
  expect([history.location.pathname, address()]).toEqual(['/b', '/a']);
  draw();
  expect([history.location.pathname, address()]).toEqual(['/b', '/b']);
});

test('an entry whose screen does not come is written all the same', async () => {
  const { history } = await tabletAt('/a');
  history.push('/b');
  await vi.waitFor(() => expect(address()).toBe('/b'), 2000);
});

test('several entries keep their order, a replacement too', async () => {
  const { history, draw } = await tabletAt('/a');
  const before = steps();
  history.push('/b');
  await settled();
  history.push('/c');
  await settled();
  history.replace('/d');
  await settled();
  draw();
  expect([address(), steps()]).toEqual(['/d', before + 2]);
  window.history.back();
  await vi.waitFor(() => expect(address()).toBe('/b'));
});

test('a step of the app itself is taken from the new entry', async () => {
  const { history, heard } = await tabletAt('/a');
  history.push('/b');
  await settled();
  window.history.back();
  await vi.waitFor(() => expect(heard).toEqual(['PUSH /b', 'BACK /a']));
  expect(address()).toBe('/a');
});

test('a step back by the browser, too, leads from the new screen to the one before', async () => {
  const { history, heard } = await tabletAt('/a');
  history.push('/b');
  await settled();
  window.History.prototype.go.call(window.history, -1);
  await vi.waitFor(() => expect(heard.at(-1)).toBe('BACK /a'));
  expect([history.location.pathname, address()]).toEqual(['/a', '/a']);
});

test('an address that others write is heard of at once, after those that wait', async () => {
  const { history, heard } = await tabletAt('/a');
  history.push('/b');
  await settled();
  window.history.pushState({ __TSR_index: steps() + 2 }, '', '/linked');
  expect(heard).toEqual(['PUSH /b', 'PUSH /linked']);
  expect(address()).toBe('/linked');
});
