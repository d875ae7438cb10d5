import { secondsSince, until } from '../command.ts';
import { hold, type Lab, set, timeToHome } from '../lab.ts';
import { type Machine, PROJECT } from '../machine.ts';
import { everything, whatDiffers } from '../traces.ts';
import { putSoundCard } from './speech.ts';

const DEVICE = 'LOBBY-1';
/** As the guide says it. */
const INSTALL = `cd ${PROJECT} && kiosk/tablets/linux/install.sh http://localhost:4173 --device ${DEVICE} --speech`;
const DOWNLOADS_MS = 570_000;

let before: readonly string[] = [];

/** Runs what changes nothing, and gives what it wrote. */
async function changesNothing(machine: Machine, script: string): Promise<string> {
  const there = await everything(machine);
  const told = await machine.must(script, DOWNLOADS_MS);
  const changed = whatDiffers(there, await everything(machine));
  hold(changed.length === 0, `${script} changed:\n${changed.join('\n')}`);
  return told;
}

export async function dryRun({ machine }: Lab): Promise<void> {
  const told = await changesNothing(machine, `${INSTALL} --dry-run`);
  hold(told.includes('/etc/lobby-screen/settings'), `it does not say what it would do:\n${told}`);
}

export async function install(lab: Lab): Promise<string> {
  await putSoundCard(lab.machine);
  before = await everything(lab.machine);
  let installed = '';
  const home = await timeToHome(lab, async () => {
    const start = Date.now();
    const told = await lab.machine.must(INSTALL, DOWNLOADS_MS);
    installed = secondsSince(start);
    console.log(told.split('\n').slice(-25).join('\n'));
  });
  await lab.screen.keep('home');
  return `installed in ${installed}, home after ${home}`;
}

export async function check({ machine }: Lab): Promise<string> {
  const { code, text } = await machine.run('lobby-screen check');
  hold(code === 0 && !/^no /mu.test(text), `it ended with ${code}:\n${text}`);
  return `${text.split('\n').filter((line) => line.startsWith('ok')).length} lines`;
}

export async function device({ hotel, machine }: Lab): Promise<void> {
  await until('the list names it', 60, async () => (await hotel.tablets()).includes(DEVICE));
  await machine.must('lobby-screen check');
}

export async function again(lab: Lab): Promise<void> {
  const { machine } = lab;
  await set(lab, 'RESTART', '05:15', lab.views.home);
  for (const script of [`cd ${PROJECT} && kiosk/tablets/linux/install.sh`, INSTALL, 'lobby-screen apply'])
    await changesNothing(machine, script);
  await machine.must("grep -qx 'RESTART=05:15' /etc/lobby-screen/settings");
  const timer = await machine.must('systemctl show -P TimersCalendar lobby-screen-restart.timer');
  hold(timer.includes('05:15'), `the timer does not go by the changed setting: ${timer}`);
}

/** Packages that stay rewrite these, and add users, units and files of their own. */
const PACKAGES_REWRITE =
  /^- (\/usr\/lib\/udev\/hwdb.bin |\/etc\/(ld\.so\.cache|passwd|shadow|group|gshadow|subuid|subgid|mailcap)-? |group )/u;

export async function uninstall({ machine }: Lab): Promise<string> {
  const told = await machine.must('lobby-screen uninstall', DOWNLOADS_MS);
  const differs = whatDiffers(before, await everything(machine));
  const taken = differs.filter((line) => line.startsWith('- ') && !PACKAGES_REWRITE.test(line));
  const left = differs.filter((line) => line.startsWith('+ ') && /lobby/u.test(line));
  hold(taken.length + left.length === 0, `it left or took:\n${[...taken, ...left].join('\n')}`);
  // The system keeps each list of users as it was before the last change.
  const { text } = await machine.run(
    "grep -rIl -e lobby-screen -e /lobby-screen/ /etc /usr/local /usr/lib /usr/sbin /var/lib 2>/dev/null | grep -v -e '^/var/lib/systemd' -e '^/etc/[a-z]*-$' -e '/lobby-screen.service.d/proof.conf$' -e '^/etc/asound.conf$'",
    120_000,
  );
  hold(text.trim() === '', `these files speak of it:\n${text}`);
  hold(/packages stay/u.test(told), `it does not say which packages stay:\n${told}`);
  return 'but for the packages, which it names';
}
