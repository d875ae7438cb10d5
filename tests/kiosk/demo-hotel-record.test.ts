import { describe, expect, it } from 'vitest';
import { createDemoHotel } from '../../kiosk/demo-hotel/index.ts';
import { JPEG, LEGACY } from './support/hotel.ts';

/** What the demo hotel keeps of a call: never much, whatever was sent. */

const PASSPORT = '/api/v1/client/upload_passport';
const form = (fields: Readonly<Record<string, string>>) => ({
  method: 'POST',
  headers: LEGACY,
  body: new URLSearchParams(fields),
});

/** The fields that are kept of a call. */
async function kept(fields: Readonly<Record<string, string>>, keepsBodies = false) {
  const hotel = createDemoHotel({ keepsBodies });
  await hotel.app.request(PASSPORT, form(fields));
  const shown: { arrivals: { form: unknown }[] } = await (
    await hotel.app.request('/demo/api/arrivals')
  ).json();
  return { recorded: hotel.requests()[0]?.form, shown: shown.arrivals[0]?.form };
}

const LONG = 'あ'.repeat(4097);

describe('of a field', () => {
  it.each([
    ['a picture: its size', 'base64_passport_image', JPEG, 'jpeg 48 bytes, 1 × 1'],
    ['a picture that is none: how long it is', 'base64_other', 'abc', '••• (3 chars)'],
    ['a long text: how long it is', 'guest_info', LONG, '••• (4097 chars)'],
  ])('that is %s', async (_, name, value, facts) => {
    expect(await kept({ [name]: value })).toEqual({ recorded: { [name]: facts }, shown: { [name]: facts } });
  });

  it('that is short: the value, which staff do not see', async () => {
    const short = 'あ'.repeat(4096);
    expect(await kept({ guest_info: short })).toEqual({
      recorded: { guest_info: short },
      shown: { guest_info: '••• (4096 chars)' },
    });
  });

  it('everything, where a test asks for it', async () => {
    const fields = { base64_passport_image: JPEG, guest_info: LONG };
    expect(await kept(fields, true)).toEqual({
      recorded: fields,
      shown: { base64_passport_image: 'jpeg 48 bytes, 1 × 1', guest_info: '••• (4097 chars)' },
    });
  });
});

it('a call of countless fields, or of endless names, is not kept whole', async () => {
  const many = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`field-${at}`, 'x'.repeat(4000)]));
  for (const fields of [many, { ['n'.repeat(1_000_000)]: '1' }]) {
    const { recorded } = await kept(fields);
    expect(JSON.stringify(recorded).length).toBeLessThan(300_000);
  }
});

describe('a body over 16 MB', () => {
  const MEGABYTE = 1024 * 1024;

  /** A body of that many megabytes; counts those that were read. */
  function endless(megabytes: number) {
    let read = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (read === megabytes) return controller.close();
        read += 1;
        controller.enqueue(new Uint8Array(MEGABYTE).fill(0x61));
      },
    });
    return { body, read: () => read };
  }

  const upload = (body: ReadableStream) => {
    const headers = { ...LEGACY, 'content-type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    return createDemoHotel().app.fetch(new Request(`http://hotel.example${PASSPORT}`, init));
  };

  it('is refused while it arrives', async () => {
    const { body, read } = endless(100);
    const answer = await upload(body);
    expect([answer.status, await answer.json()]).toEqual([413, { error_msg: expect.any(String) }]);
    expect(read()).toBeLessThan(20);
  });

  it('is one over 16 MB: one of 16 is read', async () => {
    const { body, read } = endless(16);
    expect((await upload(body)).status).not.toBe(413);
    expect(read()).toBe(16);
  });
});
