import { expect, it } from 'vitest';
import { openEar } from '../support/ear';
import { openTablet } from '../support/open-tablet';

it('a key that a listener holds acts once', async () => {
  await openTablet();
  const ear = openEar();
  await ear.presses('F2');
  await ear.presses('ArrowDown');
  const before = ear.heard().length;
  const held = { key: 'ArrowDown', repeat: true, bubbles: true, cancelable: true };
  for (const _ of [1, 2, 3]) document.body.dispatchEvent(new KeyboardEvent('keydown', held));
  await ear.waits();
  expect(ear.heard()).toHaveLength(before);
});
