import { setTimeout as pause } from 'node:timers/promises';
import { secondsSince, until } from '../command.ts';
import { hold, type Story } from '../lab.ts';

export const unplugged: Story = {
  name: 'the shell starts with the network unplugged, and home goes on when it is back',
  async run({ machine, network, hotel, screen, views }) {
    await until('the offline shell is there', 60, async () => {
      const { text } = await machine.run(
        "find /var/lib/lobby-screen/profile -path '*Service Worker/CacheStorage*' -name '*_0' | wc -l",
      );
      return Number(text) > 10;
    });
    await network.unplug();
    await hotel.close();
    let figure: string;
    try {
      const start = Date.now();
      await machine.must('systemctl restart lobby-screen.service', 90_000);
      await screen.shows(views.offline, 60);
      figure = `the shell after ${secondsSince(start)}`;
      await screen.keep('unplugged');
    } finally {
      await network.plug();
      await hotel.open();
    }
    const start = Date.now();
    await screen.shows(views.home, 180);
    return `${figure}, home ${secondsSince(start)} after the network`;
  },
};

export const badProfile: Story = {
  name: 'a profile with which the browser does not start five times is set aside',
  async run({ machine, screen, views }) {
    await machine.must('systemctl stop lobby-screen.service');
    // A profile that is not the browser's own: it ends at once, every time.
    await machine.must(
      'chown root:root /var/lib/lobby-screen/profile && chmod 755 /var/lib/lobby-screen/profile',
    );
    const start = Date.now();
    await machine.must('systemctl start lobby-screen.service');
    await screen.shows(views.home, 180);
    const kept = await machine.must('ls -d /var/lib/lobby-screen/profile?*');
    hold(kept.trim().split('\n').length === 1, `kept: ${kept}`);
    return `${secondsSince(start)}, kept as ${kept.trim()}`;
  },
};

export const rotation: Story = {
  name: 'a screen that stands upright is turned',
  async run({ machine, screen, views }) {
    const turn = (degrees: string) =>
      machine.must(
        `sed -i 's/^ROTATE=.*/ROTATE=${degrees}/' /etc/lobby-screen/settings && lobby-screen apply`,
        300_000,
      );
    try {
      await turn('90');
      await screen.shows(views.upright, 60);
      await screen.keep('upright');
    } finally {
      await turn('0');
      await screen.shows(views.home, 60);
    }
    return undefined;
  },
};

export const offAndOn: Story = {
  name: 'the screen goes off and on again by command, where it can',
  async run({ machine, screen, views }) {
    if (machine.places.release === 12) {
      const { code, text } = await machine.run('lobby-screen off');
      hold(code === 1 && text.includes('Debian 12'), `it does not say that it cannot: ${text}`);
      return 'the command says that its compositor cannot';
    }
    await machine.must('lobby-screen off');
    await pause(3_000);
    const off = await screen.look();
    await machine.must('lobby-screen on');
    await screen.touch();
    await screen.shows(views.home, 30);
    hold(off === undefined, 'the output still gave a picture after "off"');
    return undefined;
  },
};

export const nightly: Story = {
  name: 'the nightly restart brings another browser',
  async run({ machine, screen, views }) {
    const which = "pgrep -o -u lobby-screen -f '^/usr/lib/chromium/chromium .*--kiosk'";
    const before = await machine.must(which);
    const start = Date.now();
    await machine.must('systemctl start lobby-screen-restart.service');
    await screen.shows(views.home, 60);
    hold(before !== (await machine.must(which)), 'the browser is the same');
    const timer = await machine.must('systemctl is-active lobby-screen-restart.timer');
    return `${secondsSince(start)}, timer ${timer.trim()}`;
  },
};
