import { secondsSince, until } from '../command.ts';
import { hold, type Lab, type Story } from '../lab.ts';
import { PROJECT } from '../machine.ts';
import { everything, whatDiffers } from '../traces.ts';

export const DEVICE = 'LOBBY-1';
/** As the guide says it. */
export const INSTALL = `cd ${PROJECT} && kiosk/tablets/linux/install.sh http://localhost:4173 --device ${DEVICE}`;
const DOWNLOADS_MS = 570_000;

let before: readonly string[] = [];

export const dryRun: Story = {
  name: 'a dry run changes nothing',
  async run({ machine }) {
    const there = await everything(machine);
    const told = await machine.must(`${INSTALL} --dry-run`, DOWNLOADS_MS);
    hold(told.includes('/etc/lobby-screen/settings'), `it does not say what it would do:\n${told}`);
    const changed = whatDiffers(there, await everything(machine));
    hold(changed.length === 0, `it changed:\n${changed.join('\n')}`);
    return undefined;
  },
};

export const install: Story = {
  name: 'the installer runs, and home stands full screen',
  always: true,
  async run({ machine, screen, views }) {
    before = await everything(machine);
    const start = Date.now();
    const told = await machine.must(INSTALL, DOWNLOADS_MS);
    const installed = secondsSince(start);
    console.log(told.split('\n').slice(-25).join('\n'));
    await screen.shows(views.home, 60);
    await screen.keep('home');
    return `installed in ${installed}, home after ${secondsSince(start)}`;
  },
};

export const check: Story = {
  name: 'the check says ok on every line',
  async run({ machine }) {
    const { code, text } = await machine.run('lobby-screen check');
    hold(code === 0 && !/^no /mu.test(text), `it ended with ${code}:\n${text}`);
    return `${text.split('\n').filter((line) => line.startsWith('ok')).length} lines`;
  },
};

export const device: Story = {
  name: 'the id of the tablet arrives at the server',
  async run({ hotel, machine }) {
    await until('the list names it', 60, async () => (await hotel.tablets()).includes(DEVICE));
    await machine.must('lobby-screen check');
    return undefined;
  },
};

export const again: Story = {
  name: 'a second install changes nothing, and keeps what staff changed',
  async run({ machine }) {
    await machine.must("sed -i 's/^RESTART=.*/RESTART=05:15/' /etc/lobby-screen/settings");
    await machine.must('lobby-screen apply', DOWNLOADS_MS);
    const there = await everything(machine);
    for (const script of [`cd ${PROJECT} && kiosk/tablets/linux/install.sh`, INSTALL, 'lobby-screen apply']) {
      await machine.must(script, DOWNLOADS_MS);
      const changed = whatDiffers(there, await everything(machine));
      hold(changed.length === 0, `${script} changed:\n${changed.join('\n')}`);
    }
    await machine.must("grep -qx 'RESTART=05:15' /etc/lobby-screen/settings");
    const timer = await machine.must('systemctl show -P TimersCalendar lobby-screen-restart.timer');
    hold(timer.includes('05:15'), `the timer does not go by the changed setting: ${timer}`);
    return undefined;
  },
};

/** Packages that stay rewrite these, and add users, units and files of their own. */
const PACKAGES_REWRITE =
  /^- (\/usr\/lib\/udev\/hwdb.bin |\/etc\/(ld\.so\.cache|passwd|shadow|group|gshadow|subuid|subgid|mailcap)-? |group )/u;

export const uninstall: Story = {
  name: 'uninstalling leaves nothing',
  async run({ machine }: Lab) {
    const told = await machine.must('lobby-screen uninstall', DOWNLOADS_MS);
    const differs = whatDiffers(before, await everything(machine));
    const taken = differs.filter((line) => line.startsWith('- ') && !PACKAGES_REWRITE.test(line));
    const left = differs.filter((line) => line.startsWith('+ ') && /lobby/u.test(line));
    hold(taken.length + left.length === 0, `it left or took:\n${[...taken, ...left].join('\n')}`);
    // The system keeps each list of users as it was before the last change.
    const { text } = await machine.run(
      "grep -rIl -e lobby-screen -e /lobby-screen/ /etc /usr/local /usr/lib /usr/sbin /var/lib 2>/dev/null | grep -v -e '^/var/lib/systemd' -e '^/etc/[a-z]*-$' -e '/lobby-screen.service.d/proof.conf$'",
      120_000,
    );
    hold(text.trim() === '', `these files speak of it:\n${text}`);
    hold(/packages stay/u.test(told), `it does not say which packages stay:\n${told}`);
    return 'but for the packages, which it names';
  },
};
