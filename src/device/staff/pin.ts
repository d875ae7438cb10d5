/**
 * A staff PIN is kept as one string, `pbkdf2-sha256$iterations$salt$hash`, salt and hash in base64: what is needed to
 * judge a PIN travels with it, so that hashes made with other iterations stay good.
 */
const NAME = 'pbkdf2-sha256';
/** Of hashes made now; OWASP's figure for PBKDF2-SHA-256 with a margin for tablets. */
const ITERATIONS = 210_000;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** What may be a PIN: the panel's pad has digits only. */
export const PIN = /^\d{4,12}$/;
export const LONGEST_PIN = 12;

/** Whether a PIN is the one that a hash was made of; false for a hash that cannot be read. */
export async function isPin(pin: string, hash: string): Promise<boolean> {
  const [name, iterations, salt, expected] = hash.split('$');
  if (name !== NAME || !iterations || !salt || !expected) return false;
  return (await derive(pin, fromBase64(salt), Number(iterations))) === expected;
}

/** Makes the hash of a PIN, with a salt of its own: the same PIN gives another hash every time. */
export async function hashPin(pin: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return [NAME, ITERATIONS, toBase64(salt), await derive(pin, salt, ITERATIONS)].join('$');
}

async function derive(pin: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    key,
    HASH_BYTES * 8,
  );
  return toBase64(new Uint8Array(bits));
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
