import { expect, it, onTestFinished } from 'vitest';
import { until } from '../../kiosk/guest/hands';
import { count, texts } from './support/seen';

/** The gallery of components (`kiosk/lab/gallery`), in development only. */

const part = (name: string): string => `[data-part="${name}"]`;
const press = async (action: string) =>
  (await until(action, () => document.querySelector<HTMLElement>(`[data-action="${action}"]`))).click();

it('the gallery shows every component on one page, in every language and look', async () => {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.append(root);
  const { gallery } = await import('../../kiosk/lab/gallery/gallery');
  onTestFinished(() => {
    gallery.unmount();
    root.remove();
  });
  for (const name of ['Button', 'TextInput', 'Choices', 'Picker'])
    await expect.poll(() => count(part(name)), { message: name }).toBe(1);
  expect(texts(part('Screen')).join()).toContain('お客様の情報');
  const language = document.querySelector<HTMLSelectElement>('select[name="language"]');
  if (language === null) throw new Error('There is no choice of languages');
  language.value = 'en';
  language.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => texts(part('Screen')).join()).toContain('Guests');
  await press('open-words');
  await expect.poll(() => count('dialog[open]')).toBe(1);
  await press('close');
  await expect.poll(() => count('dialog[open]')).toBe(0);
});
