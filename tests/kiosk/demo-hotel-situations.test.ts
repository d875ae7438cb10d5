import { describe, expect, it } from 'vitest';
import { readConfig } from '~/config/read';
import { DEMO_CARDS } from '../../kiosk/demo-hotel/cards.ts';
import { CALL_NAMES } from '../../kiosk/demo-hotel/front-desk.ts';
import { createDemoHotel, GUESTS } from '../../kiosk/demo-hotel/index.ts';
import { OWN_SETTINGS } from '../../kiosk/demo-hotel/situation.ts';
import { SITUATION_GROUPS } from '../../kiosk/demo-hotel/situations.ts';
import { createGateway } from '../../kiosk/server/index.ts';
import { change, dig } from './support/hotel.ts';
import { gatewayFor, makeSite } from './support/site.ts';

const SITUATIONS = SITUATION_GROUPS.flatMap(({ situations }) => situations);

/** A house with settings of its own, for a gateway and its demo hotel. */
function open(settings: unknown = { facility: { id: '101' }, display: { use_checkout: false } }) {
  const hotel = createDemoHotel();
  const gateway = createGateway({
    files: '/nowhere',
    tenant: '/nowhere',
    config: () => settings,
    hotel: { kind: 'demo', hotel },
  });
  const tabletSettings = async (): Promise<unknown> => (await gateway.request('/data/config.json')).json();
  return { hotel, gateway, tabletSettings };
}

/** Chooses a situation as its page does. */
const choose = (app: Parameters<typeof change>[0], id: string) => change(app, 'situation', { id });

/** A text as it stands in a page. */
const inMarkup = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');

describe.each([OWN_SETTINGS, ...SITUATIONS])('the situation $id', (situation) => {
  it('gives the tablet settings that it can read, every key of them', async () => {
    const { gateway, tabletSettings } = open();
    expect((await gateway.request(`/demo/situation/${situation.id}`)).status).toBe(200);
    expect((await choose(gateway, situation.id)).status).toBe(200);
    expect(readConfig(await tabletSettings())).toMatchObject({ ok: true, unknown: [] });
  });

  it('names a guest, a card and a fault that there are', () => {
    const { id, guest, card, fault } = situation;
    const story = GUESTS.find((one) => one.id === guest);
    if (situation !== OWN_SETTINGS)
      expect(story?.[id.startsWith('checkout-') ? 'checkout' : 'checkin']).toBeDefined();
    if (card !== undefined) expect(DEMO_CARDS.map(({ number }) => number)).toContain(card);
    if (fault !== undefined) expect(CALL_NAMES).toContain(fault.call);
  });

  it('says in both languages what it is, and stands on the control page with what to type', async () => {
    const { hotel } = open();
    const { id, guest, card } = situation;
    for (const language of ['ja', 'en'] as const) {
      const { title, tell } = situation[language];
      for (const text of [title, tell]) expect(text).not.toBe('');
      const page = await (await hotel.app.request(`/demo/?lang=${language}`)).text();
      const entry = page.split(`href="/demo/situation/${id}"`)[1]?.split('</li>')[0] ?? '';
      expect(entry).toContain(inMarkup(title));
      expect(entry).toContain(GUESTS.find((one) => one.id === guest)?.name ?? '');
      expect(entry).toContain(card ?? '');
    }
  });
});

it('no two situations have the same link', () => {
  const ids = SITUATIONS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z0-9-]+$/u.test(id))).toEqual([]);
});

it('every demo card and every story that ends a stay has its situation', () => {
  expect(SITUATIONS.flatMap(({ card }) => card ?? [])).toEqual(DEMO_CARDS.map(({ number }) => number));
  const told = SITUATIONS.filter(({ id }) => id.startsWith('checkout-')).map(({ guest }) => guest);
  const departing = GUESTS.filter(({ checkout, checkin, trouble }) => checkout && !checkin && !trouble);
  expect(told).toEqual(expect.arrayContaining(departing.map(({ id }) => id)));
});

describe('the chosen situation', () => {
  it('lies over the settings of the house, and only where it says something', async () => {
    const { gateway, tabletSettings } = open();
    const house = { facility: { id: '101' }, display: { use_checkout: false } };
    expect(await tabletSettings()).toEqual(house);
    await choose(gateway, 'phone-search');
    expect(await tabletSettings()).toEqual({
      ...house,
      display: { use_checkout: false, use_phone_number_in_search: true },
    });
    await choose(gateway, 'member-cico');
    expect(await tabletSettings()).toEqual({
      system: 'cico',
      api: { authorization_client: 'demo-client' },
      facility: { id: 'HONKAN' },
      display: { use_checkout: false, use_membership_info: true },
    });
    await choose(gateway, 'house');
    expect(await tabletSettings()).toEqual(house);
  });

  it('brings its fault and takes away those of the one before', async () => {
    const { hotel } = open();
    await choose(hotel.app, 'settlement-unanswered');
    expect(hotel.faults.list()).toEqual([{ call: 'settlement', kind: 'hang', when: 'after' }]);
    await choose(hotel.app, 'payment');
    expect(hotel.faults.list()).toEqual([]);
  });

  it('ends with everything else when the hotel is reset', async () => {
    const { hotel, gateway, tabletSettings } = open();
    await choose(gateway, 'payment');
    expect(dig(await (await gateway.request('/demo/api/situation')).json(), 'id')).toBe('payment');
    hotel.reset();
    expect(dig(await (await gateway.request('/demo/api/situation')).json(), 'id')).toBe('house');
    expect(await tabletSettings()).not.toHaveProperty('display.use_checkin_payment');
  });

  it('stays what it was when a link leads nowhere', async () => {
    const { gateway, tabletSettings } = open();
    await choose(gateway, 'payment');
    expect((await gateway.request('/demo/situation/no-such')).status).toBe(404);
    expect((await choose(gateway, 'no-such')).status).toBe(404);
    expect(await tabletSettings()).toHaveProperty('display.use_checkin_payment', true);
  });

  it('opens the tablet again, a member by the member’s own link, without a word of script in the page', async () => {
    const { gateway } = open();
    const page = await (await gateway.request('/demo/situation/payment')).text();
    expect(page).toContain('data-situation="payment" data-address="/"');
    expect(page).not.toMatch(/<style|style=|onclick|<script(?![^>]*src=)/u);
    const member = await (await gateway.request('/demo/situation/member-cico')).text();
    expect(member).toContain('data-address="/?authorization=demo-authorization&amp;membership_number=M0001"');
  });
});

it('a house whose settings are a file is read from it, the last good one, and served as it stands once the situation is over', async () => {
  const site = makeSite();
  const gateway = gatewayFor(site);
  const settings = async () => (await gateway.request('/data/config.json')).text();
  await choose(gateway, 'phone-search');
  expect(JSON.parse(await settings())).toEqual({
    system: 'cico',
    display: { use_phone_number_in_search: true },
  });
  site.write('tenant/config.json', '{"system": ');
  await choose(gateway, 'house');
  expect(await settings()).toBe('{"system":"cico"}');
});
