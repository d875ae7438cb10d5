import { Client, type Question, quantile } from './client.ts';
import { cpuOf, memoryOf } from './process-figures.ts';
import type { Target } from './servers.ts';

/** What one kind of request costs a server. */
export interface PhaseFigures {
  readonly name: string;
  readonly requests: number;
  /** Answers that were not the expected ones. */
  readonly wrong: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Microseconds of one core for each request. */
  readonly cpuUs: number;
  /** Memory of all its processes afterwards, in bytes. */
  readonly memory: number;
}

/** Connections that ask at the same time, as browsers do. */
const CONNECTIONS = 8;
const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html,*/*' };

/** One kind of request, asked over and over again for a time. */
export async function measure(
  target: Target,
  name: string,
  question: () => Question,
  expected: number,
  seconds: number,
): Promise<PhaseFigures> {
  const client = new Client(target, CONNECTIONS);
  const ask = async () => {
    const asked = question();
    return (await client.ask({ ...asked, headers: { ...BROWSER, ...asked.headers } })).status === expected;
  };
  // The first answers find nothing in memory.
  for (let times = 0; times < 200; times += 1) await ask();
  client.durations.length = 0;
  let wrong = 0;
  const pids = target.pids();
  const before = cpuOf(pids);
  const deadline = performance.now() + seconds * 1000;
  const keepAsking = async () => {
    while (performance.now() < deadline) if (!(await ask())) wrong += 1;
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking));
  const requests = client.durations.length;
  client.close();
  return {
    name,
    requests,
    wrong,
    p50Ms: quantile(client.durations, 0.5),
    p99Ms: quantile(client.durations, 0.99),
    cpuUs: (cpuOf(pids) - before) / Math.max(1, requests),
    memory: memoryOf(pids),
  };
}

/** What a tablet asks of any server of the app; a heartbeat only where the server takes them. */
export function tabletQuestions(script: string): readonly (readonly [string, string])[] {
  return [
    ['settings', '/data/config.json'],
    ['home', '/'],
    ['largest script', script],
    ['worker', '/sw.js'],
    ['texts', '/tenant-lang/ja.json'],
  ];
}
