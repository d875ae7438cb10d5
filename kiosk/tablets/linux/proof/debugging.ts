import { type Browser, chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { answers, until } from './command.ts';
import { type Lab, restart } from './lab.ts';

const POLICIES = '/etc/chromium/policies/managed/lobby-screen.json';
const FLAGS = '/etc/chromium.d/zz-proof';
const PORT = 9333;

/** The shipped session in a browser that can be asked: the two policies that close debugging are the only ones that differ. */
export interface Asked {
  readonly browser: Browser;
  readonly page: Page;
}

const allowlist = z.looseObject({ URLAllowlist: z.array(z.string()) });

/**
 * Runs something while the session's browser can be asked, and puts everything back afterwards.
 * @param also addresses that are open besides
 */
export async function withDebugging<Answer>(
  lab: Lab,
  ask: (asked: Asked) => Promise<Answer>,
  also: readonly string[] = [],
): Promise<Answer> {
  const { machine, screen, views } = lab;
  const shipped = await machine.must(`cat ${POLICIES}`);
  const policies = allowlist.parse(JSON.parse(shipped));
  const open = {
    ...policies,
    DeveloperToolsAvailability: 1,
    RemoteDebuggingAllowed: true,
    URLAllowlist: [...policies.URLAllowlist, ...also],
  };
  await machine.write(POLICIES, JSON.stringify(open));
  await machine.write(
    FLAGS,
    'export CHROMIUM_FLAGS="$CHROMIUM_FLAGS --remote-debugging-port=9222 --use-fake-device-for-media-stream"\n',
  );
  const socket = `--socket-property=ListenStream=0.0.0.0:${PORT} --unit=proof-debugging`;
  await machine.must(`systemd-run -q ${socket} /lib/systemd/systemd-socket-proxyd 127.0.0.1:9222`);
  let browser: Browser | undefined;
  try {
    await machine.must('systemctl restart lobby-screen.service');
    const address = `http://${machine.places.address}:${PORT}`;
    await until('the browser can be asked', 60, () => answers(`${address}/json/version`));
    await screen.shows(views.home);
    browser = await chromium.connectOverCDP(address);
    const page = browser
      .contexts()
      .flatMap((context) => context.pages())
      .find((one) => one.url().startsWith('http://localhost'));
    if (page === undefined) throw new Error('The browser has no page.');
    return await ask({ browser, page });
  } finally {
    await browser?.close().catch(() => undefined);
    await machine.run('systemctl stop proof-debugging.socket proof-debugging.service');
    await machine.run(`rm -f ${FLAGS}`);
    await machine.write(POLICIES, shipped);
    await restart(lab);
  }
}
