import { pause } from '../command.ts';
import { hold, type Lab, type Story } from '../lab.ts';
import { looksLike } from '../picture.ts';

const letters = (modifiers: string, names: string) => names.split('').map((name) => `${modifiers}+${name}`);
const FUNCTION_KEYS = Array.from({ length: 12 }, (_, index) => `F${index + 1}`);

/** What leaves a page, opens a window or a tool, or reaches the system, on one desktop or another. */
const COMBINATIONS: readonly string[] = [
  ...[
    'alt+F4',
    'alt+Tab',
    'alt+shift+Tab',
    'alt+Escape',
    'alt+space',
    'alt+Left',
    'alt+Right',
    'alt+Home',
    'alt+d',
    'alt+f',
  ],
  ...letters('ctrl', 'wntlopsjhudfgrekbaq'),
  ...letters('ctrl+shift', 'ntijcwbomqrp'),
  ...letters('ctrl', '1290'),
  ...[
    'ctrl+plus',
    'ctrl+minus',
    'ctrl+shift+Delete',
    'ctrl+Tab',
    'ctrl+shift+Tab',
    'ctrl+F4',
    'ctrl+F5',
    'ctrl+Escape',
  ],
  ...[
    'shift+Escape',
    'shift+F10',
    'Super_L',
    'super+Return',
    'super+d',
    'super+l',
    'super+r',
    'super+e',
    'Menu',
    'Print',
  ],
  ...FUNCTION_KEYS,
  ...['ctrl+alt+t', 'ctrl+alt+Delete', 'ctrl+alt+BackSpace', 'ctrl+alt+Escape', 'ctrl+alt+l'],
  ...FUNCTION_KEYS.map((key) => `ctrl+alt+${key}`),
  ...FUNCTION_KEYS.map((key) => `alt+${key}`),
  ...[
    'alt+Print',
    'alt+Print+b',
    'XF86Back',
    'XF86HomePage',
    'XF86Search',
    'XF86Explorer',
    'XF86WWW',
    'XF86Mail',
  ],
  ...[
    'XF86Reload',
    'XF86Favorites',
    'XF86Sleep',
    'XF86PowerOff',
    'XF86LogOff',
    'XF86Eject',
    'XF86Calculator',
  ],
];

/** How many pages and windows the browser has, and which processes are not to change. */
const state = ({ machine }: Lab) =>
  machine.must(
    [
      "echo renderers $(pgrep -u lobby-screen -fc -- '--type=renderer')",
      "echo browser $(pgrep -o -u lobby-screen -f '^/usr/lib/chromium/chromium .*--kiosk')",
      'echo compositor $(pgrep -u lobby-screen -x "cage|labwc")',
      'echo system $(systemctl is-system-running) $(cat /proc/sys/kernel/random/boot_id)',
    ].join('; '),
  );

async function leavesNothing(lab: Lab, combination: string): Promise<string | undefined> {
  const { screen, views } = lab;
  await screen.press(combination);
  await pause(700);
  const seen = await screen.look();
  if (seen !== undefined && looksLike(seen, views.home)) return undefined;
  await screen.keep(`key-${combination}`, seen);
  // What a key has moved within home (its focus, its scrolling) is given back by a touch.
  await screen.touch();
  return screen.shows(views.home, 10).then(
    () => undefined,
    () => combination,
  );
}

export const keys: Story = {
  name: 'no key combination of the list leaves home or opens anything',
  async run(lab) {
    const { machine, screen, views } = lab;
    await screen.shows(views.home, 60);
    const before = await state(lab);
    const open: string[] = [];
    for (const combination of COMBINATIONS) {
      const known = await machine.run(
        `DISPLAY=:0 xdotool key --clearmodifiers ${combination} 2>&1 | grep -c 'No such key'`,
      );
      if (known.text.trim() !== '0') continue;
      const left = await leavesNothing(lab, combination);
      if (left !== undefined) {
        open.push(left);
        await machine.must('systemctl restart lobby-screen.service');
        await screen.shows(views.home, 60);
      }
    }
    hold(open.length === 0, `${open.join(', ')} left home`);
    const after = await state(lab);
    hold(before === after, `the processes changed:\n${before}${after}`);
    return `${COMBINATIONS.length} combinations`;
  },
};
