import { BROWSER, hold, type Lab, set, timeToHome } from '../lab.ts';

const COMPOSITOR = 'pgrep -o -u lobby-screen -x "cage|labwc"';

/** Kills something, and measures the time until another home stands there. */
const afterKill = (lab: Lab, command: string): Promise<string> =>
  timeToHome(lab, async () => {
    await lab.machine.must(command);
    await lab.screen.goes(lab.views.home, 10);
  });

/** Kills the process that a command finds; another one has to take its place. */
async function afterKillOf(lab: Lab, which: string): Promise<string> {
  await lab.screen.shows(lab.views.home, 30);
  const before = (await lab.machine.must(which)).trim();
  const time = await afterKill(lab, `kill -9 ${before}`);
  hold(before !== (await lab.machine.must(which)).trim(), `process ${before} still runs`);
  return time;
}

export async function boot(lab: Lab): Promise<string> {
  await lab.machine.shutDown();
  return timeToHome(lab, () => lab.machine.boot(), 90);
}

export const browser = (lab: Lab): Promise<string> => afterKillOf(lab, BROWSER);

export const compositor = (lab: Lab): Promise<string> => afterKillOf(lab, COMPOSITOR);

export async function service(lab: Lab): Promise<string> {
  const times: string[] = [];
  for (let round = 0; round < 5; round += 1)
    times.push(await afterKill(lab, 'systemctl kill --signal=KILL lobby-screen.service'));
  return times.join(', ');
}

/** In the middle of writing: what Chromium reads at its start is half there. */
export async function powerCut(lab: Lab): Promise<string> {
  await lab.machine.cutPower();
  return timeToHome(
    lab,
    async () => {
      await lab.machine.boot();
      const locks = await lab.machine.run('ls /var/lib/lobby-screen/profile');
      hold(locks.code === 0, `there is no profile: ${locks.text}`);
    },
    90,
  );
}

export async function foreignLock(lab: Lab): Promise<string> {
  const { machine } = lab;
  await machine.must('systemctl stop lobby-screen.service');
  const link = (name: string, to: string) =>
    machine.must(`runuser -u lobby-screen -- ln -sfn ${to} /var/lib/lobby-screen/profile/${name}`);
  await link('SingletonLock', 'another-machine-1234');
  await link('SingletonSocket', '/tmp/nowhere/SingletonSocket');
  await link('SingletonCookie', '12345');
  return timeToHome(lab, () => machine.must('systemctl start lobby-screen.service'));
}

export async function crashedPage(lab: Lab): Promise<string> {
  const { machine, screen, views } = lab;
  await screen.shows(views.home);
  const crash = async () => {
    await machine.must('pkill -KILL -u lobby-screen -f -- --type=renderer');
    await screen.goes(views.home, 20);
  };
  const time = await timeToHome(lab, crash, 300);
  const dumps = await machine.must("find /var/lib/lobby-screen -name '*.dmp'");
  hold(dumps === '', `memory of the page is on the disk: ${dumps}`);
  return time;
}

/** The least that the settings take, in minutes. */
const STILL_MINUTES = 2;

/** Stops processes, and measures how long the watcher takes to bring home back. */
async function afterFreeze(lab: Lab, stop: (browser: string) => string): Promise<string> {
  const { machine, views } = lab;
  await set(lab, 'WATCH', String(STILL_MINUTES), views.home);
  const pid = (await machine.must(BROWSER)).trim();
  try {
    const time = await timeToHome(lab, async () => {
      await machine.must(stop(pid));
      const other = `p=$(${BROWSER}) && [ "$p" != ${pid} ]`;
      await machine.must(
        `for i in $(seq ${(STILL_MINUTES + 3) * 60}); do ${other} && exit 0; sleep 1; done; exit 1`,
        (STILL_MINUTES + 4) * 60_000,
      );
    });
    const said = await machine.must('journalctl -u lobby-screen -o cat --no-pager');
    const why = said.split('\n').findLast((line) => /^lobby-screen: the (picture|compositor)/u.test(line));
    hold(why !== undefined, 'the journal does not say why it was started again');
    return `${time} with WATCH=${STILL_MINUTES}: "${why}"`;
  } finally {
    await set(lab, 'WATCH', '5', views.home);
  }
}

export const frozenPage = (lab: Lab): Promise<string> =>
  afterFreeze(lab, () => 'pkill -STOP -u lobby-screen -f -- --type=renderer');

export const frozenBrowser = (lab: Lab): Promise<string> =>
  afterFreeze(lab, (browser) => `kill -STOP ${browser}`);
