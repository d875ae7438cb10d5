const SALT = 'c2l4dGVlbiBieXRlcyBvaw==';
const SUM = 'wa09BxeKeajS9wojlubQfsLd4grIMggs3PPqUkCDXBY=';

/** Hashes of a PIN at which a tablet would calculate for seconds or minutes, each time that somebody tries one. */
export const COSTLY_HASHES: readonly string[] = [
  ...[2_000_001, 2_000_010, 2_100_000, 2_999_999, 3_000_000, 5_000_000, 9_000_000, 9_999_999, 10_000_000].map(
    (iterations) => `pbkdf2-sha256$${iterations}$${SALT}$${SUM}`,
  ),
  ...[90, 1_000, 100_000].map((length) => `pbkdf2-sha256$10000$${'A'.repeat(length)}$${SUM}`),
];

/** What earlier versions made, and this one: all of it goes on working. */
export const USUAL_HASHES: readonly string[] = [10_000, 210_000, 1_000_000, 2_000_000].map(
  (iterations) => `pbkdf2-sha256$${iterations}$${SALT}$${SUM}`,
);
