import { vi } from 'vitest';

/** The browser's storage of one kind, as far as the app uses it. */
export function stubStorage(
  name: 'localStorage' | 'sessionStorage',
  kept: Record<string, string> = {},
): Map<string, string> {
  const items = new Map(Object.entries(kept));
  vi.stubGlobal(name, {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return items;
}

export function stubClosedStorage(name: 'localStorage' | 'sessionStorage'): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse });
}
