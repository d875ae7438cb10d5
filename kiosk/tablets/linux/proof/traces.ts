import type { Machine } from './machine.ts';

/** Changes by itself, or belongs to packages, which are named by their list. */
const OWN_LIFE =
  '/proc /sys /dev /run /tmp /var/tmp /var/cache /var/log /root/lobby-kiosk /var/lib/apt /var/lib/dpkg ' +
  '/var/lib/systemd /var/lib/lobby-screen/profile';

/**
 * Every file that belongs to no package, with its content's sum; users, groups, and what systemd starts. Packages are not in
 * it: which ones an installer brings is another question.
 */
export async function everything(machine: Machine): Promise<readonly string[]> {
  const without = OWN_LIFE.split(' ')
    .map((path) => `-path ${path} -prune -o`)
    .join(' ');
  const files = `find / -xdev ${without} \\( -type f -o -type l -o -type d \\) -print`;
  const owned = 'cat /var/lib/dpkg/info/*.list | sort -u';
  const script = [
    'set -e; d=$(mktemp -d)',
    `${files} | sort >$d/all; ${owned} >$d/owned`,
    'comm -23 $d/all $d/owned >$d/free',
    'while read -r f; do if [ -f "$f" ] && [ ! -L "$f" ]; then echo "$f $(stat -c "%a %U %G" "$f") $(md5sum <"$f")"',
    'elif [ -L "$f" ]; then echo "$f -> $(readlink "$f")"; else echo "$f $(stat -c "%a %U %G" "$f")"; fi; done <$d/free',
    'cut -d: -f1 /etc/passwd | sed "s/^/user /"; sed "s/^/group /" /etc/group',
    'systemctl list-unit-files --no-legend --no-pager | sed "s/^/unit /; s/  */ /g"',
    'rm -r $d',
  ].join('\n');
  return (await machine.must(script, 300_000)).split('\n').filter(Boolean);
}

/** Lines that only one of the two has, marked as a comparison does. */
export function whatDiffers(before: readonly string[], after: readonly string[]): readonly string[] {
  const [old, now] = [new Set(before), new Set(after)];
  return [
    ...before.filter((line) => !now.has(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ];
}
