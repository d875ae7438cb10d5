import { join } from 'node:path';
import { howToCall } from '../server/how-to-call.ts';
import type { TenantOrder } from './tenant-folder.ts';

/** A new tenant's next steps; each command runs as printed. @param isRelease without a demo hotel and a build */
export function nextSteps(order: TenantOrder, isRelease: boolean): readonly string[] {
  const { name, root, hotelUrl } = order;
  const folder = join(root, name);
  const settings = join(folder, 'config.json');
  const hotel = hotelUrl === undefined ? '' : ' --hotel real';
  return [
    '',
    `1. Correct ${settings}: the languages on offer, the hash of a staff PIN (node dist-server/make-pin-hash.js prints it), the card provider's script if guests pay here.`,
    `2. Check it: ${howToCall('check-config')} ${settings}${hotel}`,
    ...tries(order, folder, isRelease).map((line, at) => (at === 0 ? `3. ${line}` : `   ${line}`)),
  ];
}

function tries(order: TenantOrder, folder: string, isRelease: boolean): readonly string[] {
  const { name, root, hosts, hotelUrl } = order;
  const build = isRelease ? '' : 'npm run build && ';
  if (hotelUrl !== undefined)
    return [
      `Try it on this machine: ${build}HOTEL_URL=${hotelUrl} TENANT=${folder} node dist-server/gateway.js`,
      'Then open http://localhost:4173/',
      `As a service: sudo kiosk/deploy/install.sh ${hotelUrl} ${folder}`,
      `Among several hotels: ${build}TENANTS=${root} node dist-server/gateway.js`,
      opens(hosts),
    ];
  if (isRelease)
    return [
      `Write the address of the hotel's system into ${join(root, `${name}.env`)} (HOTEL_URL): a release has no demo hotel.`,
    ];
  return [`Try it: ${build}TENANTS=${root} node dist-server/gateway-with-demo.js`, opens(hosts)];
}

function opens(hosts: string): string {
  const [first = ''] = hosts.split(',', 1);
  const lead = first.endsWith('localhost') ? '' : ' (the name has to lead to this machine)';
  return `Then open http://${first}:4173/${lead}`;
}
