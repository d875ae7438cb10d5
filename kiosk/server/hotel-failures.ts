import type { Service } from './hotel-calls.ts';
import type { Log } from './log.ts';

interface Failure {
  /** Node's codes; a code ending in `_` is a prefix. */
  readonly codes?: readonly string[];
  /** The staff's remedy, as one sentence of the log. */
  readonly mend?: string;
}

/** All causes of a missing answer. MONITORING.md explains each. */
export const FAILURES = {
  'name-unknown': { codes: ['ENOTFOUND'], mend: 'correct the host name of the address or add it to the DNS' },
  'name-server-silent': {
    codes: ['ETIMEOUT', 'EAI_AGAIN'],
    mend: 'check the Internet line and the name servers of this machine',
  },
  refused: { codes: ['ECONNREFUSED'], mend: 'start the system there or correct the port of the address' },
  unreachable: {
    codes: ['ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN', 'EHOSTDOWN', 'EADDRNOTAVAIL', 'EACCES', 'EPERM'],
    mend: 'check the network and the firewall of this machine',
  },
  'connect-timeout': {
    codes: ['ETIMEDOUT'],
    mend: 'check that the system is on and no firewall drops calls',
  },
  'certificate-expired': {
    codes: ['CERT_HAS_EXPIRED'],
    mend: 'ask the support of the system to renew its certificate',
  },
  'certificate-too-early': { codes: ['CERT_NOT_YET_VALID'], mend: 'check the clock of this machine' },
  'certificate-authority': {
    codes: [
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'SELF_SIGNED_CERT_IN_CHAIN',
      'UNABLE_TO_GET_ISSUER_CERT',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'CERT_UNTRUSTED',
    ],
    mend: 'name the authority of the certificate in NODE_EXTRA_CA_CERTS',
  },
  'certificate-name': {
    codes: ['ERR_TLS_CERT_ALTNAME_INVALID', 'HOSTNAME_MISMATCH'],
    mend: 'use a host name of the certificate in the address',
  },
  'certificate-bad': {
    codes: ['CERT_', 'CRL_', 'INVALID_', 'PATH_LENGTH_EXCEEDED', 'UNABLE_TO_', 'ERROR_IN_', 'UNSPECIFIED'],
    mend: 'ask the support of the system for a certificate that is valid',
  },
  tls: {
    codes: ['EPROTO', 'ERR_SSL_', 'ERR_TLS_'],
    mend: 'check that the address has the right scheme, http or https, and the right port',
  },
  reset: {
    codes: ['ECONNRESET', 'ECONNABORTED', 'EPIPE'],
    mend: 'ask the support of the system why it closes connections',
  },
  'answer-timeout': { mend: 'ask the support of the system why it is slow' },
  'answer-broken': { mend: 'ask the support of the system why its answers break off or cannot be unpacked' },
  'answer-too-long': { mend: 'ask the support of the system for answers of at most 1 MB' },
  redirect: { mend: 'write the address to which the system redirects' },
  'not-http': { codes: ['HPE_'], mend: 'check that the address and its port belong to the system' },
  'gateway-full': {
    codes: ['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM', 'EAGAIN'],
    mend: 'give this machine more memory and file handles, or find out who makes so many calls',
  },
  'tablet-left': {},
  other: { mend: 'tell the people who look after the gateway' },
} as const satisfies Readonly<Record<string, Failure>>;

/** The cause's name in log and metric. */
export type Cause = keyof typeof FAILURES;

const isCause = (name: string): name is Cause => Object.hasOwn(FAILURES, name);
const BY_CODE: readonly (readonly [code: string, cause: Cause])[] = Object.entries<Failure>(FAILURES).flatMap(
  ([name, { codes = [] }]) => (isCause(name) ? codes.map((code) => [code, name] as const) : []),
);

/** The hotel gave no answer. It may have acted, unless the failure is `NotSent`. */
export class HotelFailure extends Error {
  override readonly cause: Cause;

  constructor(cause: Cause) {
    super(cause);
    this.cause = cause;
  }
}

/** The call did not leave this machine: no connection, name, certificate or file handle. */
export class NotSent extends HotelFailure {}

export function causeOf(error: unknown): Cause {
  if (error instanceof HotelFailure) return error.cause;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known =
    BY_CODE.find(([name]) => name === code) ??
    BY_CODE.find(([name]) => name.endsWith('_') && code.startsWith(name));
  return known?.[1] ?? 'other';
}

const none = () =>
  new Map<Cause, number>(
    Object.keys(FAILURES)
      .filter(isCause)
      .map((cause) => [cause, 0]),
  );

/** Failures by system and cause, zeros included: Prometheus sees no increase of a new number. */
export const noFailures = () =>
  ({ hotel: none(), points: none(), postcode: none() }) satisfies Record<Service, Map<Cause, number>>;
export type FailureCounts = Readonly<ReturnType<typeof noFailures>>;

/** Counts and logs failed calls; each system has its own lines in the limited log. */
export const failureNoter =
  (counts: FailureCounts, log: Log) =>
  (error: unknown, service: Service): void => {
    const cause = causeOf(error);
    counts[service].set(cause, (counts[service].get(cause) ?? 0) + 1);
    const { mend }: Failure = FAILURES[cause];
    if (mend !== undefined) log.fault(`${service}-unreached`, { cause, mend });
  };
