import { expect, it, onTestFinished } from 'vitest';
import { tried } from './support/check-hotel.ts';
import { startProgram } from './support/program.ts';

const STORIES = 'kiosk/demo-hotel/stories.example.yaml';

function start(...args: readonly string[]) {
  const script = ['--import', 'tsx', 'kiosk/demo-hotel/main.ts', '--port', '0'];
  const program = startProgram([process.execPath, ...script, ...args]);
  onTestFinished(() => void program.child.kill());
  return program;
}

it('runs by itself with a file of stories, is as published, and says what it was asked without a guest in it', async () => {
  const { output: said } = start('--stories', STORIES);
  await expect.poll(said, { timeout: 120_000 }).toContain('Behind a gateway');
  const url = /http:\/\/127\.0\.0\.1:\d+/u.exec(said())?.[0] ?? '';
  const report = await tried(url, { name: 'テスト タロウ', timeoutMs: 30_000 });
  expect(report.calls.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  await fetch(`${url}/api/v1/client/hotel_agreement?guest=SECRET`, { headers: { DEVICE_TYPE: 'SECRET' } });
  await expect.poll(said).toContain('hotel_agreement, request: query guest is not known');
  expect(said()).toContain('GET checkin_info_request: 200');
  expect(said()).toContain('header DEVICE_TYPE must be "web"\n');
  expect(said()).not.toMatch(/SECRET|テスト/u);
});
