import { describe, expect, it } from 'vitest';
import { readConfig } from '~/config/read';
import { DEMO_CARDS } from '../../kiosk/demo-hotel/cards.ts';
import { CALL_NAMES } from '../../kiosk/demo-hotel/front-desk.ts';
import { createDemoHotel, GUESTS } from '../../kiosk/demo-hotel/index.ts';
import { OWN_SETTINGS } from '../../kiosk/demo-hotel/situation.ts';
import { SITUATION_GROUPS } from '../../kiosk/demo-hotel/situations.ts';
import { createGateway } from '../../kiosk/server/index.ts';
import { change } from './support/hotel.ts';
import { gatewayFor, makeSite } from './support/site.ts';

const SITUATIONS = SITUATION_GROUPS.flatMap(({ situations }) => situations);
const HOUSE = { facility: { id: '101' }, display: { use_checkout: false } };

function open() {
  const hotel = createDemoHotel();
  const folders = { files: '/nowhere', tenant: '/nowhere' };
  const gateway = createGateway({ ...folders, config: () => HOUSE, hotel: { kind: 'demo', hotel } });
  const ask = async (path: string) => (await gateway.request(path)).text();
  return {
    hotel,
    ask,
    choose: (id: string) => change(gateway, 'situation', { id }),
    tabletSettings: async (): Promise<unknown> => JSON.parse(await ask('/data/config.json')),
  };
}

const inMarkup = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');

it.each([OWN_SETTINGS, ...SITUATIONS])('the situation $id can be played', async (situation) => {
  const { ask, choose, tabletSettings } = open();
  const { id, guest, card, fault } = situation;
  expect((await choose(id)).status).toBe(200);
  expect(readConfig(await tabletSettings())).toMatchObject({ ok: true, unknown: [] });

  const story = GUESTS.find((one) => one.id === guest);
  if (situation !== OWN_SETTINGS)
    expect(story?.[id.startsWith('checkout-') ? 'checkout' : 'checkin']).toBeDefined();
  if (card !== undefined) expect(DEMO_CARDS.map(({ number }) => number)).toContain(card);
  if (fault !== undefined) expect(CALL_NAMES).toContain(fault.call);

  for (const language of ['ja', 'en'] as const) {
    const { title, tell } = situation[language];
    expect([title, tell]).not.toContain('');
    const page = await ask(`/demo/?lang=${language}`);
    const entry = page.split(`href="/demo/situation/${id}"`)[1]?.split('</li>')[0] ?? '';
    for (const text of [inMarkup(title), story?.name ?? '', card ?? '']) expect(entry).toContain(text);
  }
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
  it('lies over the settings of the house, stays where a link leads nowhere, and ends with the reset', async () => {
    const { hotel, choose, tabletSettings } = open();
    expect(await tabletSettings()).toEqual(HOUSE);
    await choose('phone-search');
    await choose('member-cico');
    expect((await choose('no-such')).status).toBe(404);
    expect(await tabletSettings()).toEqual({
      system: 'cico',
      api: { authorization_client: 'demo-client' },
      facility: { id: 'HONKAN' },
      display: { use_checkout: false, use_membership_info: true },
    });
    hotel.reset();
    expect(await tabletSettings()).toEqual(HOUSE);
  });

  it('brings its fault and removes the earlier ones', async () => {
    const { hotel, choose } = open();
    await choose('settlement-unanswered');
    expect(hotel.faults.list()).toEqual([{ call: 'settlement', kind: 'hang', when: 'after' }]);
    await choose('payment');
    expect(hotel.faults.list()).toEqual([]);
  });
});

it('a house whose settings are a file is read from it, the last good one, and served as it stands once the situation is over', async () => {
  const site = makeSite();
  const gateway = gatewayFor(site);
  const settings = async () => (await gateway.request('/data/config.json')).text();
  const choose = (id: string) => change(gateway, 'situation', { id });
  await choose('phone-search');
  expect(JSON.parse(await settings())).toEqual({
    system: 'cico',
    display: { use_phone_number_in_search: true },
  });
  site.write('tenant/config.json', '{"system": ');
  await choose('house');
  expect(await settings()).toBe('{"system":"cico"}');
});
