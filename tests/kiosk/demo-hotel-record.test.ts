import { expect, it } from 'vitest';
import { createDemoHotel } from '../../kiosk/demo-hotel/index.ts';
import { dig, JPEG, LEGACY } from './support/hotel.ts';

/** What the demo hotel keeps of a call: never much, whatever was sent. */

const PASSPORT = '/api/v1/client/upload_passport';
const LONG = 'あ'.repeat(4097);
const SHORT = 'あ'.repeat(4096);

/** The fields that are kept of a call, and those that staff are shown. */
async function kept(fields: Readonly<Record<string, string>>, keepsBodies = false) {
  const { app, requests } = createDemoHotel({ keepsBodies });
  await app.request(PASSPORT, { method: 'POST', headers: LEGACY, body: new URLSearchParams(fields) });
  const { arrivals } = await (await app.request('/demo/api/arrivals')).json();
  return { recorded: requests()[0]?.form, shown: dig(arrivals, 0, 'form') };
}

it.each([
  ['a picture: its size', 'base64_passport_image', JPEG, 'jpeg 48 bytes, 1 × 1', undefined],
  ['a picture that is none: how long it is', 'base64_other', 'abc', '••• (3 chars)', undefined],
  ['a long text: how long it is', 'guest_info', LONG, '••• (4097 chars)', undefined],
  ['a short text: the value, which staff do not see', 'guest_info', SHORT, '••• (4096 chars)', SHORT],
])('of a field that is %s is kept', async (_, name, value, facts, recorded = facts) => {
  expect(await kept({ [name]: value })).toEqual({ recorded: { [name]: recorded }, shown: { [name]: facts } });
  expect((await kept({ [name]: value }, true)).recorded).toEqual({ [name]: value });
});

it('a call of countless fields, or of endless names, is not kept whole', async () => {
  const many = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`field-${at}`, 'x'.repeat(4000)]));
  for (const fields of [many, { ['n'.repeat(1_000_000)]: '1' }]) {
    const { recorded } = await kept(fields);
    expect(JSON.stringify(recorded).length).toBeLessThan(300_000);
  }
});

it('a body over 16 MB is refused while it arrives, and one of 16 MB is read', async () => {
  /** Sends so many megabytes; the answer's status, and how many were read. */
  async function upload(megabytes: number) {
    let read = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (read === megabytes) return controller.close();
        read += 1;
        controller.enqueue(new Uint8Array(1024 * 1024).fill(0x61));
      },
    });
    const headers = { ...LEGACY, 'content-type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const { status } = await createDemoHotel().app.fetch(
      new Request(`http://hotel.example${PASSPORT}`, init),
    );
    return { status, read };
  }
  const endless = await upload(100);
  expect(endless.status).toBe(413);
  expect(endless.read).toBeLessThan(20);
  expect(await upload(16)).not.toMatchObject({ status: 413 });
});
