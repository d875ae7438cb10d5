import { beforeEach, expect, it, vi } from 'vitest';
import { DayMemory } from '../../kiosk/server/day-memory.ts';
import { OwnPayments } from '../../kiosk/server/payments.ts';

/** A disk that keeps only flushed texts and names after a power cut. */
const disk = vi.hoisted(() => {
  const missing = () => Object.assign(new Error('ENOENT'), { code: 'ENOENT' });
  const seen = { names: new Map<string, { text: string }>(), safe: new Map<string, { text: string }>() };
  const texts = new WeakMap<{ text: string }, string>();
  const find = (path: string) => {
    const file = seen.names.get(path);
    if (file === undefined) throw missing();
    return file;
  };
  const open = async (path: string, flags: string) => {
    const isFolder = flags === 'r';
    if (flags === 'wx' && seen.names.has(path)) throw Object.assign(new Error('EEXIST'), { code: 'EEXIST' });
    const file = seen.names.get(path) ?? { text: '' };
    if (!isFolder) {
      file.text = '';
      seen.names.set(path, file);
    }
    return {
      writeFile: async (text: string) => {
        file.text = text;
      },
      datasync: async () => {
        texts.set(file, file.text);
      },
      sync: async () => {
        const inside = (name: string) => name.startsWith(`${path}/`);
        for (const name of seen.safe.keys())
          if (inside(name) && !seen.names.has(name)) seen.safe.delete(name);
        for (const [name, one] of seen.names) if (inside(name)) seen.safe.set(name, one);
      },
      close: async () => undefined,
    };
  };
  return {
    clear() {
      seen.names.clear();
      seen.safe.clear();
    },
    cut() {
      seen.names = new Map([...seen.safe].map(([name, file]) => [name, { text: texts.get(file) ?? '' }]));
      seen.safe = new Map(seen.names);
    },
    fs: {
      open,
      mkdir: async () => undefined,
      readdir: async (folder: string) => [...seen.names.keys()].map((name) => name.slice(folder.length + 1)),
      readFile: async (path: string) => find(path).text,
      rm: async (path: string) => void seen.names.delete(path),
      stat: async () => ({ mtimeMs: Date.now() }),
      writeFile: async (path: string, text: string) => void seen.names.set(path, { text }),
    },
  };
});
vi.mock('node:fs/promises', () => disk.fs);
beforeEach(() => disk.clear());

const PAYMENT = 'a'.repeat(43);
async function started() {
  const payments = new OwnPayments(new DayMemory({ folder: '/state' }));
  await payments.open();
  return payments;
}
/** The next process's answers after a power cut. */
async function afterPowerCut() {
  disk.cut();
  return (await (await started()).claim(PAYMENT, 'guest')).kind;
}

it('a payment that was claimed before a power cut is not sent after it', async () => {
  const payments = await started();
  await payments.claim(PAYMENT, 'guest');
  expect(await afterPowerCut()).toBe('sent');
});

it("one that a guest took over from a stranger is the guest's after it", async () => {
  const payments = await started();
  await payments.claim(PAYMENT, 'stranger');
  await payments.claim(PAYMENT, 'guest');
  expect(await afterPowerCut()).toBe('sent');
});

it('one that was booked is never sent after it', async () => {
  const payments = await started();
  await payments.claim(PAYMENT, 'guest');
  await payments.book(PAYMENT);
  expect(await afterPowerCut()).toBe('booked');
});

it('a refused one may be sent after it, but never twice', async () => {
  const payments = await started();
  const { kind, ...rest } = await payments.claim(PAYMENT, 'guest');
  expect(kind).toBe('claimed');
  if ('claim' in rest) await payments.free(PAYMENT, rest.claim);
  expect(await afterPowerCut()).toBe('sent');
  expect(await afterPowerCut()).toBe('sent');
});
