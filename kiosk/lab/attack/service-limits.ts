import { readFileSync } from 'node:fs';

const UNIT = new URL('../../deploy/systemd/lobby-kiosk.service', import.meta.url);

/** What systemd grants the service. */
export interface ServiceLimits {
  /** Memory of the process, in bytes. */
  readonly memory: number;
  /** Files and connections open at one time. */
  readonly handles: number;
}

/** The limits that the shipped unit sets: a gateway under attack gets the same. */
export function serviceLimits(unit = readFileSync(UNIT, 'utf8')): ServiceLimits {
  const megabytes = /^MemoryMax=(\d+)M$/mu.exec(unit)?.[1];
  const handles = /^LimitNOFILE=(\d+)$/mu.exec(unit)?.[1];
  if (megabytes === undefined || handles === undefined)
    throw new Error('The unit sets no MemoryMax in M, or no LimitNOFILE.');
  return { memory: Number(megabytes) * 1024 * 1024, handles: Number(handles) };
}
