import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../keyboard.ts';
import { BROWSER, hold, type Lab, restart } from '../lab.ts';
import { looksLike } from '../picture.ts';

const words = (text: string): readonly string[] => text.split(' ');
const with_ = (modifiers: string, names: readonly string[]) => names.map((name) => `${modifiers}+${name}`);
/** With `--speech`, the keys of a tactile keypad reach the page. None of them may open anything. */
const KEYPAD = Array.from({ length: 12 }, (_, index) => `F${index + 13}`);
const F = Array.from({ length: 12 }, (_, index) => `F${index + 1}`);
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Keys that leave a page, open a window or a tool, or reach the system, on one desktop or another. */
const COMBINATIONS: readonly string[] = [
  ...F,
  ...KEYPAD,
  ...words('Escape Super Menu Print Back Forward Refresh HomePage WWW'),
  ...words('Mail Search Calculator Favorites Help Power Sleep Explorer'),
  ...with_('alt', words('F4 Tab Escape space Left Right Home d e f Print F1 F2 F3')),
  ...with_('ctrl', [...LETTERS, ...'12890', ...words('plus minus Tab F4 F5 Escape Delete Left Home')]),
  ...with_('ctrl+shift', [...LETTERS, 'Delete', 'Tab', 'Escape', 'plus']),
  ...with_('ctrl+alt', ['t', 'l', 'Delete', 'BackSpace', 'Escape', 'Left', ...F]),
  ...with_('super', ['Return', 'd', 'e', 'l', 'r', 'Tab', 'Left']),
  ...words('shift+Escape shift+F10 alt+shift+Tab alt+shift+i ctrl+alt+shift+Escape'),
];

/** The number of the browser's pages, and the processes that must not change. */
const state = async ({ machine }: Lab): Promise<string> => {
  const pids = await machine.must(
    [
      `echo browser $(${BROWSER})`,
      'echo compositor $(pgrep -u lobby-screen -x "cage|labwc")',
      'echo system $(systemctl is-system-running) $(cat /proc/sys/kernel/random/boot_id)',
    ].join('; '),
  );
  return pids.replaceAll('\n', ' ');
};

/** Presses every combination; after each the screen has to show home, and the browser to be the same. */
async function pressAll(lab: Lab, mayComeBack: boolean): Promise<string> {
  const { screen, views } = lab;
  await screen.shows(views.home);
  const before = await state(lab);
  const open: string[] = [];
  for (const combination of COMBINATIONS) {
    await screen.press(combination.split('+').map(codeOf));
    await pause(500);
    const seen = await screen.look();
    if (seen !== undefined && looksLike(seen, views.home)) continue;
    open.push(combination);
    await screen.keep(`${mayComeBack ? 'ordinary-keyboard' : 'key'}-${combination}`, seen);
    await restart(lab);
  }
  if (mayComeBack)
    return `${COMBINATIONS.length} combinations; seen for a moment: ${open.join(', ') || 'none'}`;
  hold(open.length === 0, `these left home: ${open.join(', ')}`);
  const after = await state(lab);
  hold(before === after, `the processes changed: ${before}; ${after}`);
  return `${COMBINATIONS.length} combinations`;
}

/** That keys arrive at all: Tab and Return press a button of home. */
async function arrive(lab: Lab): Promise<void> {
  await lab.screen.press([codeOf('Tab')], false);
  await lab.screen.press([codeOf('Return')], false);
  await lab.screen.goes(lab.views.home, 10);
  await restart(lab);
}

export async function keys(lab: Lab): Promise<string> {
  await lab.screen.plugKeyboard('shipped');
  try {
    const told = await pressAll(lab, false);
    await arrive(lab);
    return told;
  } finally {
    await lab.screen.plugKeyboard('ordinary');
  }
}

export const ordinaryKeys = (lab: Lab): Promise<string> => pressAll(lab, true);
