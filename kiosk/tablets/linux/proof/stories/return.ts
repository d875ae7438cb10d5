import { secondsSince } from '../command.ts';
import { hold, type Lab, type Story } from '../lab.ts';

/** The browser's first process: the one that has no type. */
const BROWSER = "pgrep -o -u lobby-screen -f '^/usr/lib/chromium/chromium .*--kiosk'";
const COMPOSITOR = 'pgrep -o -u lobby-screen -x "cage|labwc"';

/** Kills something, and measures the time until another home stands there. */
async function afterKill({ machine, screen, views }: Lab, which: string): Promise<string> {
  const before = (await machine.must(which)).trim();
  const start = Date.now();
  await machine.must(`kill -9 ${before}`);
  await screen.goes(views.home, 10);
  await screen.shows(views.home, 60);
  const after = (await machine.must(which)).trim();
  hold(before !== after, `process ${before} still runs`);
  return secondsSince(start);
}

export const boot: Story = {
  name: 'home stands full screen after a start of the machine',
  async run({ machine, screen, views }) {
    await machine.shutDown();
    const start = Date.now();
    await machine.boot();
    await screen.shows(views.home, 90);
    return secondsSince(start);
  },
};

export const browser: Story = {
  name: 'home comes back after the browser was killed',
  run: async (lab) => {
    await lab.screen.shows(lab.views.home, 30);
    return afterKill(lab, BROWSER);
  },
};

export const compositor: Story = {
  name: 'home comes back after the compositor was killed',
  run: (lab) => afterKill(lab, COMPOSITOR),
};

export const service: Story = {
  name: 'home comes back after all processes of the service were killed, five times in a row',
  async run({ machine, screen, views }) {
    const times: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const start = Date.now();
      await machine.must('systemctl kill --signal=KILL lobby-screen.service');
      await screen.goes(views.home, 10);
      await screen.shows(views.home, 60);
      times.push(secondsSince(start));
    }
    return times.join(', ');
  },
};

export const powerCut: Story = {
  name: 'home comes back after a power cut in the middle, with what it leaves',
  async run({ machine, screen, views }) {
    await machine.cutPower();
    // A power cut in the middle of writing: what Chromium reads at its start is half there.
    const start = Date.now();
    await machine.boot();
    const locks = await machine.run('ls /var/lib/lobby-screen/profile');
    hold(locks.code === 0, `there is no profile: ${locks.text}`);
    await screen.shows(views.home, 90);
    return secondsSince(start);
  },
};

export const foreignLock: Story = {
  name: 'home comes back where another machine holds the lock of the profile',
  async run({ machine, screen, views }) {
    await machine.must('systemctl stop lobby-screen.service');
    const link = (name: string, to: string) =>
      `runuser -u lobby-screen -- ln -sfn ${to} /var/lib/lobby-screen/profile/${name}`;
    await machine.must(link('SingletonLock', 'another-machine-1234'));
    await machine.must(link('SingletonSocket', '/tmp/nowhere/SingletonSocket'));
    await machine.must(link('SingletonCookie', '12345'));
    const start = Date.now();
    await machine.must('systemctl start lobby-screen.service');
    await screen.shows(views.home, 60);
    return secondsSince(start);
  },
};

/** The least that the settings take, in minutes. */
const STILL_MINUTES = 2;

/** Stops processes, and measures how long the watcher takes to bring home back. */
async function afterFreeze(lab: Lab, stop: string): Promise<string> {
  const { machine, screen, views } = lab;
  await machine.must(`sed -i 's/^WATCH=.*/WATCH=${STILL_MINUTES}/' /etc/lobby-screen/settings`);
  await machine.must('lobby-screen apply', 300_000);
  await screen.shows(views.home, 60);
  const pid = (await machine.must(BROWSER)).trim();
  const start = Date.now();
  await machine.must(stop.replace('BROWSER', pid));
  try {
    const other = `p=$(${BROWSER}) && [ "$p" != ${pid} ]`;
    await lab.machine.must(
      `for i in $(seq ${(STILL_MINUTES + 3) * 60}); do ${other} && exit 0; sleep 1; done; exit 1`,
      (STILL_MINUTES + 4) * 60_000,
    );
    await screen.shows(views.home, 60);
    const said = await machine.must('journalctl -u lobby-screen -o cat --no-pager');
    const why = said.split('\n').findLast((line) => /^lobby-screen: the (picture|compositor)/u.test(line));
    hold(why !== undefined, 'the journal does not say why it was started again');
    return `${secondsSince(start)} with WATCH=${STILL_MINUTES}: "${why}"`;
  } finally {
    await machine.must(
      "sed -i 's/^WATCH=.*/WATCH=5/' /etc/lobby-screen/settings && lobby-screen apply",
      300_000,
    );
    await screen.shows(views.home, 60);
  }
}

export const crashedPage: Story = {
  name: 'home comes back after the page itself has crashed',
  async run({ machine, screen, views }) {
    await screen.shows(views.home, 60);
    const start = Date.now();
    await machine.must('pkill -KILL -u lobby-screen -f -- --type=renderer');
    await screen.goes(views.home, 20);
    await screen.shows(views.home, 300);
    const dumps = await machine.must("find /var/lib/lobby-screen -name '*.dmp'");
    hold(dumps === '', `memory of the page is on the disk: ${dumps}`);
    return secondsSince(start);
  },
};

export const frozenPage: Story = {
  name: 'a frozen page is noticed, and home comes back',
  run: (lab) => afterFreeze(lab, 'pkill -STOP -u lobby-screen -f -- --type=renderer'),
};

export const frozenBrowser: Story = {
  name: 'a frozen browser is noticed, and home comes back',
  run: (lab) => afterFreeze(lab, 'kill -STOP BROWSER'),
};
