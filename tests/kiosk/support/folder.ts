import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder until the test ends, or with `afterAll` until the file's tests end. */
export function newFolder(atEnd: (remove: () => void) => unknown = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'lobby-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
