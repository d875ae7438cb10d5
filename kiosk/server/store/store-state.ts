/** The gateway's memory; without a shared store, the cause. */
export const STORE_STATES = [
  'memory',
  /** A claim and a payment were proved in the store. */
  'shared',
  'unreachable',
  'untrusted',
  'refused-login',
  'not-permitted',
  'loading',
  'read-only',
  'not-writing',
  'full',
  'evicting',
  'forgetful',
  'cluster',
] as const;
export type StoreState = (typeof STORE_STATES)[number];

export interface Trouble {
  readonly state: Exclude<StoreState, 'memory' | 'shared'>;
  readonly mend: string;
}

/** A trouble without an error of the store. */
export class StoreTrouble extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.mend);
  }
}

/** The store takes claims and has lost one. */
export const FORGETFUL: Trouble = {
  state: 'forgetful',
  mend: 'the store has lost what it was told a moment before: name one primary in STORE_URL',
};
export const EVICTING: Trouble = {
  state: 'evicting',
  mend: 'the store drops payments when its memory is full: set maxmemory-policy noeviction there',
};
const READ_ONLY: Trouble = {
  state: 'read-only',
  mend: 'STORE_URL leads to a replica: let its name lead to the primary',
};

/** Errors of the store, the network and TLS by their texts. The first match counts. */
const TROUBLES: readonly (readonly [said: RegExp, trouble: Trouble])[] = [
  [
    /\b(WRONGPASS|NOAUTH)\b|invalid password|without any password configured|no password is set/u,
    { state: 'refused-login', mend: 'correct user and password in STORE_URL' },
  ],
  [
    /\bDENIED\b/u,
    {
      state: 'refused-login',
      mend: 'the store takes no one from other machines without a password: set one, and name it in STORE_URL',
    },
  ],
  [
    /DB index|invalid DB/u,
    { state: 'refused-login', mend: 'correct the number of the database in STORE_URL' },
  ],
  [
    /access (one of the keys|a key|at least one of the keys)/u,
    {
      state: 'not-permitted',
      mend: 'the user of STORE_URL may not use our names: grant ~PREFIX:* with the PREFIX of STORE_PREFIX, usually ~lobby:*',
    },
  ],
  [
    /unknown command/u,
    { state: 'not-permitted', mend: 'the store does not know every command of Redis 7: take one that does' },
  ],
  [/\b(READONLY|MASTERDOWN)\b/u, READ_ONLY],
  [
    /\b(LOADING|BUSY)\b/u,
    { state: 'loading', mend: 'wait until the store has read its data, or ended its script' },
  ],
  [/\bOOM\b/u, { state: 'full', mend: 'give the store more memory (maxmemory), or find out who fills it' }],
  [
    /\b(MISCONF|NOREPLICAS)\b/u,
    {
      state: 'not-writing',
      mend: 'the store cannot write to its disk or its replicas: its own log says why',
    },
  ],
  [
    /\b(MOVED|ASK|CLUSTERDOWN|CROSSSLOT|TRYAGAIN)\b/u,
    {
      state: 'cluster',
      mend: 'STORE_URL names a node of a Redis Cluster: name a Redis that has all data by itself',
    },
  ],
  [
    /max number of clients/u,
    { state: 'unreachable', mend: 'the store has too many clients: raise its maxclients' },
  ],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO/u,
    {
      state: 'untrusted',
      mend: 'name the authority of its certificate in NODE_EXTRA_CA_CERTS, and the name in the certificate in STORE_URL',
    },
  ],
  [/ENOTFOUND|EAI_AGAIN/u, { state: 'unreachable', mend: 'the name in STORE_URL is not known here' }],
];
/** Redis 7.0 and 7.2, and a script's error. */
const MAY_NOT = /NOPERM|executing the script|ACL failure/u;
const COMMAND = /'([a-z|-]{1,40})'/u;

export function troubleOf(error: unknown): Trouble {
  if (error instanceof StoreTrouble) return error.trouble;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  const said = `${code} ${error instanceof Error ? error.message : error}`;
  const known = TROUBLES.find(([pattern]) => pattern.test(said));
  if (known !== undefined) return known[1];
  if (MAY_NOT.test(said)) return notPermitted(COMMAND.exec(said)?.[1]);
  return {
    state: 'unreachable',
    mend: 'start the store that STORE_URL names; rediss:// is for one that speaks TLS, redis:// for any other',
  };
}

/** The trouble in the store's `INFO`; undefined for safe claims. */
export function troubleIn(info: string): Trouble | undefined {
  if (factIn(info, 'role') === 'slave') return READ_ONLY;
  const isBounded = factIn(info, 'maxmemory') !== '0';
  return isBounded && factIn(info, 'maxmemory_policy') !== 'noeviction' ? EVICTING : undefined;
}

export const factIn = (info: string, name: string): string =>
  new RegExp(`^${name}:(\\S*)`, 'mu').exec(info)?.[1] ?? '';

const notPermitted = (command: string | undefined): Trouble => {
  const what = command === undefined ? 'every command of our scripts' : command.toUpperCase();
  const grant = command === undefined ? '+@read +@write +@scripting' : `+${command}`;
  return { state: 'not-permitted', mend: `the user of STORE_URL may not run ${what}: grant ${grant}` };
};
