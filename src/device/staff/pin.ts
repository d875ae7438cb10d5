/** A PIN is stored as `pbkdf2-sha256$iterations$salt$hash`, in base64. Older hashes stay valid; everybody can read it. */
const NAME = 'pbkdf2-sha256';
/** Iterations of new hashes: 1 to 2 s on a slow tablet. OWASP recommends at least 600,000. */
const ITERATIONS = 1_000_000;
/** More iterations are refused: a stranger's settings must not keep the tablet busy. */
const MAX_ITERATIONS = 2_000_000;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Digits only: the panel has a numeric keypad. */
export const PIN = /^\d{4,12}$/;
/** A PIN for a new hash: four digits were found from their hash in minutes. */
export const NEW_PIN = /^\d{6,12}$/;
export const LONGEST_PIN = 12;

/** True if the PIN matches the hash; false for an invalid hash. */
export async function isPin(pin: string, hash: string): Promise<boolean> {
  const [name, iterations, salt, expected] = hash.split('$');
  if (name !== NAME || !iterations || !salt || !expected) return false;
  if (!/^\d{1,7}$/.test(iterations) || Number(iterations) > MAX_ITERATIONS) return false;
  return (await derive(pin, fromBase64(salt), Number(iterations))) === expected;
}

/** Hashes a PIN with a random salt. */
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
