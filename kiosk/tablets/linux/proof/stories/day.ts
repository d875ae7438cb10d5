import { setTimeout as pause } from 'node:timers/promises';
import { secondsSince, until } from '../command.ts';
import { BROWSER, hold, type Lab, set, timeToHome } from '../lab.ts';

export async function unplugged(lab: Lab): Promise<string> {
  const { machine, network, hotel, screen, views } = lab;
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
    await screen.shows(views.offline);
    figure = `the shell after ${secondsSince(start)}`;
    await screen.keep('unplugged');
  } finally {
    await network.plug();
    await hotel.open();
  }
  return `${figure}, home ${await timeToHome(lab, async () => undefined, 180)} after the network`;
}

export async function badProfile(lab: Lab): Promise<string> {
  const { machine } = lab;
  await machine.must('systemctl stop lobby-screen.service');
  // A profile that is not the browser's own: it ends at once, every time.
  await machine.must(
    'chown root:root /var/lib/lobby-screen/profile && chmod 755 /var/lib/lobby-screen/profile',
  );
  const time = await timeToHome(lab, () => machine.must('systemctl start lobby-screen.service'), 180);
  const kept = await machine.must('ls -d /var/lib/lobby-screen/profile?*');
  hold(kept.trim().split('\n').length === 1, `kept: ${kept}`);
  return `${time}, kept as ${kept.trim()}`;
}

export async function rotation(lab: Lab): Promise<void> {
  try {
    await set(lab, 'ROTATE', '90', lab.views.upright);
    await lab.screen.keep('upright');
  } finally {
    await set(lab, 'ROTATE', '0', lab.views.home);
  }
}

export async function offAndOn({ machine, screen, views }: Lab): Promise<string | undefined> {
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
}

export async function nightly(lab: Lab): Promise<string> {
  const { machine } = lab;
  const before = await machine.must(BROWSER);
  const time = await timeToHome(lab, () => machine.must('systemctl start lobby-screen-restart.service'));
  hold(before !== (await machine.must(BROWSER)), 'the browser is the same');
  const timer = await machine.must('systemctl is-active lobby-screen-restart.timer');
  return `${time}, timer ${timer.trim()}`;
}
