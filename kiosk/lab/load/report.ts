import type { DayFigures } from './day.ts';
import type { PhaseFigures } from './phases.ts';
import type { CostOfRequest, CostOfTablets } from './sizing.ts';

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

/** What each request costs one, two and three gateways, and in times nginx alone or one gateway without a store, in Markdown. */
export function requestCosts(
  alone: PhaseFigures,
  requests: readonly CostOfRequest[],
  seconds: number,
): string {
  const row = (who: string, { name, requests, wrong, p50Ms, p99Ms, cpuUs }: PhaseFigures, base: number) =>
    `| ${who} | ${name} | ${(requests / seconds).toFixed(0)} | ${wrong} | ${ms(p50Ms)} | ${ms(p99Ms)} | ${cpuUs.toFixed(0)} µs | ${(cpuUs / base).toFixed(1)} × |`;
  return [
    '| store | request | a second | wrong | p50 | p99 | CPU each, all processes | to the first of its kind |',
    '|---|---|---|---|---|---|---|---|',
    row('nginx alone', alone, alone.cpuUs),
    ...requests.map((cost) => {
      const first = cost.name === alone.name ? alone : requests.find(({ name }) => name === cost.name);
      return row(`${cost.store}, ${cost.gateways}`, cost, first?.cpuUs ?? cost.cpuUs);
    }),
  ].join('\n');
}

/** What so many tablets cost, in Markdown. */
export function tabletCosts(costs: readonly CostOfTablets[]): string {
  const us = (value: number) => `${(value / 1000).toFixed(2)} ms`;
  return [
    '| store, gateways | tablets | heartbeat | list, page | list, JSON | metrics | without requests, a second | gateway | store |',
    '|---|---|---|---|---|---|---|---|---|',
    ...costs.map(
      (cost) =>
        `| ${cost.store}, ${cost.gateways} | ${cost.tablets} | ${us(cost.heartbeatUs)} | ${us(cost.pageUs)} | ${us(cost.jsonUs)} | ${us(cost.metricsUs)} | ${us(cost.idleUs)} | ${mb(cost.gatewayBytes)} | ${mb(cost.storeBytes)} |`,
    ),
  ].join('\n');
}
