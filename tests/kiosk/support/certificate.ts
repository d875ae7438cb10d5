import { readFileSync } from 'node:fs';
import { makeCertificate } from '../../../kiosk/deploy/run-nginx.ts';
import { newFolder } from './folder.ts';

/** An untrusted certificate with its key; `atEnd`: as for `newFolder`. */
export function newCertificate(...atEnd: Parameters<typeof newFolder>) {
  const { cert, key } = makeCertificate(newFolder(...atEnd));
  return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
}
