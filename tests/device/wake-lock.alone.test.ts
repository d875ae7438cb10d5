import { expect, it, vi } from 'vitest';
import { becomeKiosk } from '~/device/kiosk';

it('the screen is kept on, also after the page was hidden for a while', async () => {
  const listeners = new Map<string, (event: object) => void>();
  const page = {
    visibilityState: 'visible',
    documentElement: { dataset: {} },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  };
  const lights: { released: boolean }[] = [];
  const request = vi.fn(async () => {
    const light = { released: false };
    lights.push(light);
    return light;
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const answered = () => new Promise((resolve) => setTimeout(resolve));
  const comes = async (name: string) => {
    listeners.get(name)?.({ pointerType: 'mouse' });
    await answered();
  };

  becomeKiosk();
  await answered();
  expect(lights).toHaveLength(1);
  await comes('pointerup');
  expect(request).toHaveBeenCalledTimes(1);

  // The browser takes the light from a hidden page.
  page.visibilityState = 'hidden';
  for (const light of lights) light.released = true;
  await comes('visibilitychange');
  expect(request).toHaveBeenCalledTimes(1);
  page.visibilityState = 'visible';
  await comes('visibilitychange');
  expect(request).toHaveBeenCalledTimes(2);
});
