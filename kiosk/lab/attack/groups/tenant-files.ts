import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { MARKER } from '../check-answer.ts';
import { type Group, some, Tally, type Target } from '../group.ts';
import { HOSTILE_SETTINGS } from '../tables/tenant-settings.ts';
import { ask } from '../wire.ts';

/** How many files the folder has that is swapped. */
const SWAPPED_FILES = 500;
/** How often settings are asked for until a gateway has looked at its file again: it does so once a second. */
const MAX_LOOKS = 400;
/** A page whose headers are longer than this does not arrive everywhere, in bytes. */
const MAX_HEADER_BYTES = 16_000;

/** What a tenant may do with its own files: it gets nothing from outside its folder, and no settings that harm. */
export const tenantFiles: Group = {
  name: "a tenant's files",
  against: ['hostile-hotel'],
  async run(target) {
    const tally = new Tally();
    if (target.tenant === undefined) return tally;
    await swap(target, target.tenant, tally);
    await changeSettings(target, target.tenant, tally);
    return tally;
  },
};

/** Swaps a folder with a link to another tenant's while its files are asked for. */
async function swap(target: Target, tenant: string, tally: Tally): Promise<void> {
  const own = join(tenant, '.swap-own');
  const away = join(tenant, '.swap-away');
  const other = join(tenant, '../swap-other');
  const shown = join(tenant, 'swap');
  for (const [folder, content] of [
    [own, 'own'],
    [other, MARKER],
  ] as const) {
    mkdirSync(folder);
    for (let at = 0; at < SWAPPED_FILES; at += 1) writeFileSync(join(folder, `${at}.txt`), content);
  }
  symlinkSync(other, away);
  let isOver = false;
  const swapping = (async () => {
    while (!isOver) {
      for (const place of [own, away]) {
        renameSync(place, shown);
        await setImmediate();
        renameSync(shown, place);
      }
    }
  })();
  const attacks = Math.max(30, Math.round(6_000 * target.size));
  for (let at = 0; at < attacks; at += 1) {
    // Another one each time: a file that was found is not asked of the disk for a second.
    const answer = await ask(target, { target: `/data/swap/${at % SWAPPED_FILES}.txt` });
    tally.check(`swap ${at}`, answer);
  }
  isOver = true;
  await swapping;
  unlinkSync(away);
  for (const folder of [own, other]) rmSync(folder, { recursive: true });
}

/** Puts hostile settings in the place of the tenant's: what is served stays what it was, and stays good. */
async function changeSettings(target: Target, tenant: string, tally: Tally): Promise<void> {
  const file = join(tenant, 'config.json');
  const good = readFileSync(file, 'utf8');
  await isLookedAt(target, 'current');
  for (const [name, text] of some(HOSTILE_SETTINGS, target.size * 20)) {
    writeFileSync(file, text);
    const isSeen = await isLookedAt(target, 'last-good');
    const served = await ask(target, { target: '/data/config.json' });
    const page = await ask(target, { target: '/', headers: [['Accept', 'text/html']] });
    const headers = (page?.headers ?? []).reduce((sum, [key, value]) => sum + key.length + value.length, 0);
    tally.note(`settings: ${name}`, [
      ...(isSeen ? [] : ['they are taken for good ones']),
      ...(served?.body.toString('utf8') === good ? [] : ['they are served']),
      ...(page?.status === 200 && headers < MAX_HEADER_BYTES ? [] : ['the page does not arrive']),
    ]);
    writeFileSync(file, good);
    await isLookedAt(target, 'current');
  }
}

/** Whether the gateway comes to find its settings to be so. */
async function isLookedAt(target: Target, expected: string): Promise<boolean> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const health = await ask(target, { target: '/healthz' });
    if (health?.body.toString('utf8').includes(`"settings":"${expected}"`)) return true;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return false;
}
