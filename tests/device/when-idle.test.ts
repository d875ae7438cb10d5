import { describe, expect, it, vi } from 'vitest';
import { whenIdle } from '~/device/next-task';

describe('a moment without work', () => {
  it("is the browser's own, and never later than was asked", async () => {
    const asked = vi.fn((idle: () => void) => idle());
    vi.stubGlobal('requestIdleCallback', asked);
    await whenIdle(500);
    expect(asked).toHaveBeenCalledWith(expect.any(Function), { timeout: 500 });
  });

  it('comes after a pause in a browser that knows of none', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const began = performance.now();
    await whenIdle();
    expect(performance.now() - began).toBeGreaterThan(150);
  });
});
