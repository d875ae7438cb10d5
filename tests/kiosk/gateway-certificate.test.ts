import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeCertificate } from '../../kiosk/deploy/run-nginx.ts';
import { listen } from '../../kiosk/server/index.ts';
import { openFakeHotel } from './support/fake-hotel.ts';
import { gatewayFor, makeSite } from './support/site.ts';

it('a payment to a hotel whose certificate nobody vouches for was never sent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const { cert, key } = makeCertificate(folder);
  const hotel = await openFakeHotel({ cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') });
  const site = makeSite();
  const url = `https://127.0.0.1:${hotel.port}`;
  const gateway = await listen(gatewayFor(site, { hotel: { kind: 'proxy', url } }), { port: 0 });
  const settle = `${gateway.url}/api/v1/client/payment/settlement`;
  const { status, headers } = await fetch(settle, { method: 'POST', body: 'payment_amount=48400' });
  expect([status, headers.get('lobby-gateway')]).toEqual([502, 'not-sent']);
  expect(hotel.heard).toEqual([]);
  await gateway.close();
  await hotel.close();
  site.clear();
  rmSync(folder, { recursive: true });
});
