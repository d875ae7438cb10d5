import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serve } from '../../kiosk/lab/bench/serve';

it('serves a page that has no settings of its own, as the bare page has none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-serve-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>bare</title>');
  const server = await serve(folder);
  try {
    const answer = await fetch(server.url, { headers: { accept: 'text/html' } });
    expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html><title>bare</title>']);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
