import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import ja from '~/i18n/ja.json';
import { frame } from '../../../kiosk/guest/hands';
import { KEYPAD_ON } from '../../../kiosk/guest/keypad-keys';
import { onlyAsked } from '../../../kiosk/guest/levels';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';
import { type Held, holds, replacesFetch } from '../support/hold';
import { keysIn, touches } from '../support/keypad';
import { openTablet, type Tablet } from '../support/open-tablet';
import { canTap, count, focused, texts, value, values } from '../support/seen';

/** A postcode finds its address and alternatives, or a remedy. */

const UNKNOWN = ja.views.checkin.input_representative_view.postcode_unknown;
const WORDS = '[role="dialog"], [role="alertdialog"], [role="alert"]';
const CHOICES = '[data-action="choose"]';

const address = () => values('prefecture', 'city', 'subarea');
const canSearch = () => canTap('postcode-search');

async function atForm(): Promise<Tablet & { readonly zipcodes: () => unknown[] }> {
  const tablet = await openTablet();
  await tablet.guest.opensForm(NAMES.alone);
  return { ...tablet, zipcodes: () => tablet.calls('address').map(({ query }) => query.zipcode) };
}

async function asksAndWaits(guest: PageGuest, postcode: string): Promise<Held> {
  const answer = holds(/^\/address\//);
  await guest.types('postcode', postcode);
  await expect.poll(answer.count).toBe(1);
  return answer;
}

it('the seventh digit finds the address, and the button finds it again', async () => {
  const { guest, zipcodes } = await atForm();
  await expect.poll(canSearch).toBe(false);
  await userEvent.type(await guest.field('postcode'), '783006');
  await expect.poll(canSearch).toBe(false);
  expect(zipcodes()).toEqual([]);
  await userEvent.keyboard('0');
  await expect.poll(address).toEqual(['高知県', '南国市', '蛍が丘']);
  expect(zipcodes()).toEqual(['7830060']);
  await guest.types('city', '高知市');
  await guest.taps('postcode-search');
  await expect.poll(address).toEqual(['高知県', '南国市', '蛍が丘']);
  expect(zipcodes()).toEqual(['7830060', '7830060']);
});

it('full-width digits are as good as others, and hyphens are not even taken', async () => {
  const { guest, zipcodes } = await atForm();
  await guest.types('postcode', '１０００００１');
  await expect.poll(address).toEqual(['東京都', '千代田区', '千代田']);
  await expect.poll(() => value('postcode')).toBe('1000001');
  await guest.types('postcode', '');
  await userEvent.type(await guest.field('postcode'), '605-0862');
  await expect.poll(() => value('postcode')).toBe('6050862');
  await expect.poll(address).toEqual(['京都府', '京都市東山区', '清水']);
  expect(zipcodes()).toEqual(['1000001', '6050862']);
});

it('of two places the first is filled in, and the guest may take the other as long as the address is as filled in', async () => {
  const { guest } = await atForm();
  await guest.types('postcode', '4980000');
  // The postal file's notes are no town.
  await expect.poll(address).toEqual(['愛知県', '弥富市', '']);
  await expect.poll(() => texts(CHOICES)).toEqual(['愛知県弥富市', '三重県桑名郡木曽岬町']);
  const pressed = () => texts(`${CHOICES}[aria-pressed="true"]`);
  expect(pressed()).toEqual(['愛知県弥富市']);
  expect(count(WORDS)).toBe(0);
  document.querySelector<HTMLElement>(`${CHOICES}[aria-pressed="false"]`)?.click();
  await expect.poll(address).toEqual(['三重県', '桑名郡木曽岬町', '']);
  await expect.poll(pressed).toEqual(['三重県桑名郡木曽岬町']);
  await guest.types('city', '桑名市');
  await expect.poll(() => count(`${CHOICES}:enabled`)).toBe(0);
  await guest.types('city', '桑名郡木曽岬町');
  await expect.poll(() => count(`${CHOICES}:enabled`)).toBe(2);
});

it('the keypad waits at several places for the guest’s choice', async () => {
  const { guest } = await openTablet({
    settings: { ...KEYPAD_ON, ...onlyAsked({ zip_code: 2, prefecture: 2, city: 2, subarea: 2 }) },
  });
  await guest.opensForm(NAMES.alone);
  await touches('postcode');
  await keysIn('4980000');
  await expect.poll(() => count(CHOICES)).toBe(2);
  await frame();
  await frame();
  expect(focused()).toBe('postcode');
});

it('a postcode that nobody knows changes nothing, and says what to do until it is corrected', async () => {
  const { guest } = await atForm();
  await guest.types('city', '南国市');
  await guest.types('postcode', '9999999');
  await expect.poll(() => document.body.textContent).toContain(UNKNOWN);
  await expect.poll(canSearch).toBe(true);
  expect(address()).toEqual(['', '南国市', '']);
  expect(count(WORDS)).toBe(0);
  await guest.types('postcode', '999999');
  await expect.poll(() => document.body.textContent).not.toContain(UNKNOWN);
});

it.each([
  ['unknown', '9999999', ['', '', '字大埇']],
  ['of a place without a town', '4980000', ['愛知県', '弥富市', '字大埇']],
])(
  'a corrected postcode that is %s keeps nothing of the former one, and what the guest typed',
  async (_, other, left) => {
    const { guest } = await atForm();
    await guest.types('postcode', '7830060');
    await expect.poll(address).toEqual(['高知県', '南国市', '蛍が丘']);
    await guest.types('subarea', '字大埇');
    await guest.types('postcode', other);
    await expect.poll(address).toEqual(left);
  },
);

it('nor does one that cannot be looked up, also after the guest has come back to the form', async () => {
  const { guest, hotel } = await atForm();
  await guest.types('postcode', '7830060');
  await expect.poll(address).toEqual(['高知県', '南国市', '蛍が丘']);
  await guest.goesBack('/checkin/check-reservation');
  await guest.goesOn('/checkin/input-representative');
  await guest.types('subarea', '字大埇');
  hotel.faults.set({ call: 'address', kind: 'status', status: 500, times: 1 });
  await guest.types('postcode', '1000001');
  await expect.poll(address).toEqual(['', '', '字大埇']);
});

it('an answer to a postcode that has been changed since is not taken', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const { guest, hotel, calls } = await openTablet({ hotel: { wait: () => held } });
  await guest.opensForm(NAMES.alone);
  hotel.faults.set({ call: 'address', kind: 'delay', times: 1 });
  await guest.types('postcode', '7830060');
  await expect.poll(() => hotel.faults.list()).toEqual([]);
  await guest.types('postcode', '1000001');
  await expect.poll(address).toEqual(['東京都', '千代田区', '千代田']);
  letGo();
  await expect.poll(() => calls('address').map(({ status }) => status)).toEqual([200, 200]);
  await frame();
  expect(address()).toEqual(['東京都', '千代田区', '千代田']);
});

it('nor one to a postcode that has lost a digit since, until the digit is back', async () => {
  const { guest } = await atForm();
  const answer = await asksAndWaits(guest, '7830060');
  await guest.types('postcode', '783006');
  await answer.letGo();
  expect(address()).toEqual(['', '', '']);
  await guest.types('postcode', '7830060');
  await expect.poll(address).toEqual(['高知県', '南国市', '蛍が丘']);
});

it('nor one that comes while the guest types the address: what is typed is never replaced, unless asked for', async () => {
  const { guest } = await atForm();
  const answer = await asksAndWaits(guest, '1000001');
  await guest.types('subarea', '丸の内');
  await answer.letGo();
  await expect.poll(canSearch).toBe(true);
  await expect.poll(() => value('subarea')).toBe('丸の内');
  await guest.taps('postcode-search');
  await expect.poll(address).toEqual(['東京都', '千代田区', '千代田']);
});

it('a hotel without a postcode service offers no search, and no postcode leaves the tablet', async () => {
  const { guest } = await openTablet({ settings: { address_lookup: { url: '' } } });
  await guest.opensForm(NAMES.alone);
  const asked: string[] = [];
  replacesFetch((request, own) => {
    asked.push(request.url);
    return own(request);
  });
  await guest.types('postcode', '7830060');
  expect(value('postcode')).toBe('7830060');
  expect(canSearch()).toBeUndefined();
  await guest.types('city', '南国市');
  expect(asked.filter((url) => url.includes('7830060'))).toEqual([]);
});
