import { openCaller } from './caller.ts';
import { tlsFindings } from './certificate.ts';
import { tryCheckin } from './checkin-visit.ts';
import { tryCheckout } from './checkout-visit.ts';
import { corsFindings } from './cors.ts';
import { commonFindings } from './findings.ts';
import { headerNames } from './header-names.ts';
import { askHouse } from './house.ts';
import { networkFailure } from './network-failure.ts';
import { notSeen } from './not-seen.ts';
import type { Options } from './options.ts';
import { type Finding, type Report, wrong } from './report.ts';

async function redirection(address: string, timeoutMs: number): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(address, { redirect: 'manual', signal }).catch(() => undefined);
  const target = answer?.headers.get('location') ?? undefined;
  return target !== undefined && URL.canParse(target, address)
    ? ` (redirected to ${new URL(target, address).origin})`
    : '';
}

/** Tries a hotel with the app's own client and compares every answer with the contract. One at a time in a process. */
export async function checkHotel(options: Options): Promise<Report> {
  const findings: Finding[] = [...(await tlsFindings(options.url))];
  const caller = openCaller(options);
  try {
    await askHouse(caller);
    if (caller.isCutOff()) {
      const last = caller.tap.last();
      const { sentence } = networkFailure(last?.failure, options.timeoutMs);
      const elsewhere = last === undefined ? '' : await redirection(last.url, options.timeoutMs);
      findings.push(...wrong('connection', `the hotel cannot be reached: ${sentence}${elsewhere}`));
    } else {
      await tryCheckin(caller, options);
      await tryCheckout(caller, options);
      findings.push(...caller.findings, ...commonFindings(caller, options));
      findings.push(...(await headerNames(caller, options)), ...(await corsFindings(caller, options)));
    }
  } finally {
    caller.tap.stop();
  }
  const { url, system } = options;
  const isGood =
    caller.rows.every(({ verdict }) => verdict !== 'wrong') &&
    findings.every(({ weight }) => weight !== 'wrong');
  return {
    url,
    system,
    at: new Date().toISOString(),
    good: isGood,
    findings,
    calls: caller.rows,
    notSeen: notSeen(caller.seen),
  };
}
