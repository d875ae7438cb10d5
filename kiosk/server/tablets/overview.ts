import { NEEDS, type Need, needsOf, newestVersion, type TabletsNow } from './needs.ts';

/** Derives once what all drawings share. @param names the staff's names by id */
export function overviewOf(known: TabletsNow, names: ReadonlyMap<string, string>) {
  const { tablets, help } = known;
  const newest = newestVersion(tablets);
  const needs = needsOf(known, newest);
  const counts = { help: 0, settings: 0, errors: 0, silent: 0, shell: 0, old: 0 };
  for (const need of [...needs.values()].flat()) counts[need] += 1;
  return {
    ...known,
    byId: new Map(tablets.map((seen) => [seen.heartbeat.device, seen])),
    calls: new Map(help.map((call) => [call.device, call])),
    needs,
    newest,
    /** All ids, calling tablets without a report included, by urgency. */
    order: orderOf(known, needs, names),
    counts,
  };
}
export type Overview = Readonly<ReturnType<typeof overviewOf>>;

const BY_NAME = new Intl.Collator('ja', { numeric: true });

/** By urgency and waiting time, then by name, then by id. Ids are sorted already, so invented tablets cost no sorting. */
function orderOf(
  { tablets, help }: TabletsNow,
  needs: ReadonlyMap<string, readonly Need[]>,
  names: ReadonlyMap<string, string>,
): readonly string[] {
  const isCalling = new Set(help.map(({ device }) => device));
  const ids = tablets.map(({ heartbeat }) => heartbeat.device).filter((device) => !isCalling.has(device));
  const groups = new Map<Need | undefined, { named: string[]; others: string[] }>();
  for (const need of [...NEEDS, undefined]) groups.set(need, { named: [], others: [] });
  for (const device of ids) {
    const group = groups.get(needs.get(device)?.[0]);
    (names.has(device) ? group?.named : group?.others)?.push(device);
  }
  const byName = (one: string, other: string) =>
    BY_NAME.compare(names.get(one) ?? '', names.get(other) ?? '');
  return [
    ...help.map(({ device }) => device),
    ...[...groups.values()].flatMap(({ named, others }) => [...named.sort(byName), ...others]),
  ];
}
