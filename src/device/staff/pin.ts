/**
 * A staff PIN is stored as one string, `pbkdf2-sha256$iterations$salt$hash`, with salt and hash in base64. It
 * contains all parameters, so hashes with another number of iterations stay valid.
 */
const NAME = 'pbkdf2-sha256';
/**
 * Iterations of new hashes: a compromise between OWASP's recommendation for PBKDF2-SHA-256 and the speed of
 * tablets.
 */
const ITERATIONS = 210_000;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** A valid PIN; digits only, as the panel has a numeric keypad. */
export const PIN = /^\d{4,12}$/;
/** Maximum number of digits in a PIN. */
export const LONGEST_PIN = 12;

/** True if the PIN matches the hash; false for an invalid hash. */
export async function isPin(pin: string, hash: string): Promise<boolean> {
  const [name, iterations, salt, expected] = hash.split('$');
  if (name !== NAME || !iterations || !salt || !expected) return false;
  return (await derive(pin, fromBase64(salt), Number(iterations))) === expected;
}

/** Hashes a PIN with a random salt: the same PIN gives a different hash each time. */
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
