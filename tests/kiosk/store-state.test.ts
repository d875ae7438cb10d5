import { describe, expect, it } from 'vitest';
import { troubleIn, troubleOf } from '../../kiosk/server/store/store-state.ts';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

describe('what a store says comes to the cause, and to what people can do', () => {
  it.each([
    ['WRONGPASS invalid username-password pair or user is disabled.', 'refused-login', 'user and password'],
    [
      'NOAUTH HELLO must be called with the client already authenticated',
      'refused-login',
      'user and password',
    ],
    [
      'ERR AUTH <password> called without any password configured for the default user.',
      'refused-login',
      'user and password',
    ],
    ['DENIED Redis is running in protected mode', 'refused-login', 'set one'],
    ['ERR DB index is out of range', 'refused-login', 'number of the database'],
    ["NOPERM this user has no permissions to run the 'eval' command", 'not-permitted', 'grant +eval'],
    ["NOPERM User lobby has no permissions to run the 'eval' command", 'not-permitted', 'grant +eval'],
    [
      "ACL failure in script: User lobby has no permissions to run the 'zadd' command",
      'not-permitted',
      '+zadd',
    ],
    [
      "ERR The user executing the script can't run this command or subcommand script: 1f, on @user_script:3.",
      'not-permitted',
      'grant +@read +@write +@scripting',
    ],
    [
      'NOPERM this user has no permissions to access one of the keys used as arguments',
      'not-permitted',
      '~lobby:*',
    ],
    ['NOPERM No permissions to access a key', 'not-permitted', '~lobby:*'],
    [
      "ERR The user executing the script can't access at least one of the keys mentioned in the command script",
      'not-permitted',
      '~lobby:*',
    ],
    ["ERR unknown command 'eval', with args beginning with:", 'not-permitted', 'every command of Redis 7'],
    ["READONLY You can't write against a read only replica.", 'read-only', 'lead to the primary'],
    [
      'MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to no.',
      'read-only',
      'primary',
    ],
    [
      'ERR Error running script: @user_script:6: -READONLY You can’t write',
      'read-only',
      'lead to the primary',
    ],
    ['LOADING Redis is loading the dataset in memory', 'loading', 'wait'],
    ['BUSY Redis is busy running a script.', 'loading', 'wait'],
    ["OOM command not allowed when used memory > 'maxmemory'.", 'full', 'maxmemory'],
    ['MISCONF Redis is configured to save RDB snapshots, but', 'not-writing', 'its own log'],
    ['NOREPLICAS Not enough good replicas to write.', 'not-writing', 'replicas'],
    ['MOVED 866 10.0.0.2:6379', 'cluster', 'by itself'],
    ['CLUSTERDOWN Hash slot not served', 'cluster', 'by itself'],
    ['ERR max number of clients reached', 'unreachable', 'maxclients'],
    ['Socket closed unexpectedly', 'unreachable', 'start the store'],
  ])('%s', (said, state, mend) => {
    expect(troubleOf(new Error(said))).toMatchObject({ state, mend: expect.stringContaining(mend) });
  });

  it.each([
    ['ECONNREFUSED', 'unreachable', 'start the store'],
    ['ETIMEDOUT', 'unreachable', 'start the store'],
    ['ENOTFOUND', 'unreachable', 'not known here'],
    ['EAI_AGAIN', 'unreachable', 'not known here'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'untrusted', 'NODE_EXTRA_CA_CERTS'],
    ['CERT_HAS_EXPIRED', 'untrusted', 'certificate'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'untrusted', 'name in the certificate'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'untrusted', 'authority'],
  ])('%s', (code, state, mend) => {
    expect(troubleOf(coded(code))).toMatchObject({ state, mend: expect.stringContaining(mend) });
  });
});

it.each([
  ['role:master\r\nmaxmemory:0\r\nmaxmemory_policy:allkeys-lru\r\n', undefined],
  ['role:master\r\nmaxmemory:1048576\r\nmaxmemory_policy:noeviction\r\n', undefined],
  ['role:master\r\nmaxmemory:1048576\r\nmaxmemory_policy:allkeys-lru\r\n', 'evicting'],
  ['role:master\r\nmaxmemory:1048576\r\nmaxmemory_policy:volatile-ttl\r\n', 'evicting'],
  ['role:slave\r\nmaxmemory:0\r\nmaxmemory_policy:noeviction\r\n', 'read-only'],
])('of %j claims are kept from: %s', (info, state) => {
  expect(troubleIn(info)?.state).toBe(state);
});
