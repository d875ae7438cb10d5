import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from './command.ts';
import { HOTEL_PORT } from './hotel.ts';
import { PACKAGES_PORT, sourcesOf } from './packages.ts';
import type { Places } from './places.ts';

/** A minimal system, and a screen in memory (Xvfb) that sends keys to the compositor as a keyboard does. */
const PACKAGES =
  'systemd systemd-sysv dbus libpam-systemd udev kmod procps iproute2 ca-certificates xvfb xdotool';

/** The proof's own units: a screen, and this machine's gateway as the server on the tablet itself. */
const units = ({ host }: Places): Readonly<Record<string, string>> => ({
  'proof-screen.service': `[Unit]
Description=A screen in memory
[Service]
ExecStart=/usr/bin/Xvfb :0 -screen 0 1024x768x24 -nolisten tcp -ac -noreset
[Install]
WantedBy=multi-user.target
`,
  'proof-server.socket': `[Unit]
Description=The gateway's port
[Socket]
ListenStream=127.0.0.1:${HOTEL_PORT}
[Install]
WantedBy=sockets.target
`,
  'proof-server.service': `[Unit]
Description=The gateway's port
[Service]
ExecStart=/lib/systemd/systemd-socket-proxyd ${host}:${HOTEL_PORT}
`,
  // A headless session instead of a seat with a graphics card: everything else is as shipped.
  'lobby-screen.service.d/proof.conf': `[Unit]
Wants=proof-screen.service
After=proof-screen.service
[Service]
Environment=WLR_BACKENDS=x11 WLR_RENDERER=pixman WLR_LIBINPUT_NO_DEVICES=1 DISPLAY=:0
BindPaths=/tmp/.X11-unix
`,
});

/** Makes the system of a release unless it is there, and puts the proof's own units into it. */
export async function ensureSystem(places: Places): Promise<void> {
  const { base } = places;
  const stamp = `${base}.recipe`;
  const isThere = existsSync(base) && existsSync(stamp) && readFileSync(stamp, 'utf8') === PACKAGES;
  if (!isThere) await makeSystem(places);
  for (const [name, text] of Object.entries(units(places))) write(base, `etc/systemd/system/${name}`, text);
  write(
    base,
    'etc/apt/apt.conf.d/90proof',
    `Acquire::http::Proxy "http://${places.host}:${PACKAGES_PORT}";\n`,
  );
  write(base, 'etc/hostname', `${places.name}\n`);
  write(base, 'etc/hosts', `127.0.0.1 localhost\n127.0.1.1 ${places.name}\n`);
  await must('systemctl', [`--root=${base}`, 'enable', 'proof-screen.service', 'proof-server.socket']);
  writeFileSync(stamp, PACKAGES);
}

async function makeSystem(places: Places): Promise<void> {
  const { base, codename, packages, release } = places;
  console.log(`Making a minimal Debian ${release} …`);
  rmSync(base, { recursive: true, force: true });
  mkdirSync(packages, { recursive: true });
  const include = `--include=${PACKAGES.replaceAll(' ', ',')}`;
  const sources = await sourcesOf(places);
  await must(
    'mmdebstrap',
    ['--variant=minbase', '--format=directory', include, codename, base, ...sources],
    900_000,
  );
}

function write(base: string, path: string, text: string): void {
  const file = join(base, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}
