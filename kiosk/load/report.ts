import type { DayFigures } from './day.ts';
import type { PhaseFigures } from './phases.ts';

const mb = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** A table of what each kind of request costs each server, in Markdown. */
export function phaseTable(byServer: Readonly<Record<string, readonly PhaseFigures[]>>): string {
  const rows = Object.entries(byServer).flatMap(([server, phases]) =>
    phases.map(
      ({ name, requests, wrong, p50Ms, p99Ms, cpuUs, memory }) =>
        `| ${server} | ${name} | ${requests} | ${wrong} | ${ms(p50Ms)} | ${ms(p99Ms)} | ${cpuUs.toFixed(0)} µs | ${mb(memory)} |`,
    ),
  );
  return [
    '| server | request | requests | wrong | p50 | p99 | CPU each | memory |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** The result of a day of visits, in lines. */
export function dayReport(day: DayFigures): string {
  const { visits, payments, memory } = day;
  return [
    `${day.minutes.toFixed(1)} minutes, ${day.restarts} restarts, ${day.heartbeats} heartbeats, ${(day.cpuShare * 100).toFixed(1)} % of one core`,
    `visits: ${visits.done} to the end, ${visits['front-desk']} sent to the front desk, ${visits.failed} given up`,
    `payments: ${payments.paid} paid, ${payments.refused} refused, ${payments.unknown} unknown`,
    `memory: ${mb(memory.first)} at first, ${mb(memory.last)} at the end, ${mb(memory.most)} at most`,
    day.disagreements.length === 0
      ? 'tablets and the hotel’s books agree on every payment'
      : `tablets and the hotel’s books disagree:\n${day.disagreements.map((line) => `  ${line}`).join('\n')}`,
  ].join('\n');
}
