import { DepartingGuest } from './departing-guest.ts';
import { expect, type Page, test } from './fixtures.ts';
import { Guest } from './guest.ts';
import { everythingKept, textsInMemory } from './traces.ts';

/** Words that stand nowhere but in what this guest types: one for each field there is to write in. */
const TYPED = {
  lastName: '標本姓',
  firstName: '標本名',
  lastKana: 'ヒヨウホンセイ',
  firstKana: 'ヒヨウホンメイ',
  furtherSubarea: '９８−７６−５４',
  tel: '08076543210',
  occupation: '標本職業',
  'companions.0.lastKana': 'ツレセイイチ',
  'companions.0.firstKana': 'ツレメイイチ',
  'companions.1.lastKana': 'ツレセイニ',
  'companions.1.firstKana': 'ツレメイニ',
} as const;
const MARKERS = Object.values(TYPED);

/** The sample settings send home after 110 seconds; in ms. */
const SENT_HOME_MS = 112_000;

/** Nothing of what was typed is shown, kept or reachable in memory. */
async function isForgotten(page: Page, markers: readonly string[]): Promise<void> {
  const kept = await everythingKept(page);
  expect(
    markers.filter((marker) => kept.includes(marker)),
    'shown or kept',
  ).toEqual([]);
  const texts = [...(await textsInMemory(page))];
  expect(
    markers.filter((marker) => texts.some((text) => text.includes(marker))),
    'in memory',
  ).toEqual([]);
}

/** A family fills in both forms and comes to the list of what they wrote. */
async function fillsInEverything(guest: Guest): Promise<void> {
  await guest.looksUp('ヤマダ タロウ');
  await guest.confirmsReservation();
  await guest.fillsInDomestic();
  for (const [name, text] of Object.entries(TYPED)) if (!name.includes('.')) await guest.types(name, text);
  await guest.goesOn();
  await guest.isOn('/checkin/input-companions');
  for (const [index, kanas] of [
    [TYPED['companions.0.lastKana'], TYPED['companions.0.firstKana']],
    [TYPED['companions.1.lastKana'], TYPED['companions.1.firstKana']],
  ].entries()) {
    await guest.fillsInCompanion(index, kanas[0] ?? '', kanas[1] ?? '', '2');
  }
  await guest.goesOn();
  await guest.isOn('/checkin/guests-info');
}

/** The ways in which a visit ends. */
const WAYS: Readonly<Record<string, (guest: Guest, page: Page) => Promise<void>>> = {
  'the end of check-in': async (guest) => {
    await guest.signsAndGoesToConfirm();
    await guest.goesOn();
    await guest.isOn('/checkin/complete');
    await guest.goesOn();
  },
  'nobody being there any more': async (_, page) => {
    await page.clock.runFor(SENT_HOME_MS);
  },
  'something having gone wrong': async (guest) => {
    await guest.turnsTo('/nowhere');
    await guest.isOn('/reload-error');
    await guest.goesOn();
  },
  'going back to the start': async (guest) => {
    for (const screen of ['input-companions', 'input-representative', 'check-reservation']) {
      await guest.taps('back');
      await guest.isOn(`/checkin/${screen}`);
    }
    await guest.taps('back');
    await guest.taps('confirm');
    await guest.isOn('/checkin/search');
    await guest.taps('back');
  },
};

for (const [way, ends] of Object.entries(WAYS)) {
  test(`a check-in that ends by ${way} leaves nothing in the tablet's memory`, async ({ page, house }) => {
    await page.clock.install();
    const guest = new Guest(page, house);
    await fillsInEverything(guest);
    // They would be found.
    const texts = [...(await textsInMemory(page))];
    expect(MARKERS.filter((marker) => !texts.some((text) => text.includes(marker)))).toEqual([]);
    await ends(guest, page);
    await guest.isOn('/');
    await isForgotten(page, MARKERS);
  });
}

test('a check-out that nobody finishes leaves nothing in the tablet memory', async ({ page, house }) => {
  const mail = 'hyouhon@guest.example';
  house.configure({ wait_interval: 500 });
  const guest = new DepartingGuest(page, house);
  await guest.goesToCard('ヤマダ タロウ');
  await guest.fillsInCard();
  await guest.goesOn();
  await guest.isOn('/checkout/receipt-mail');
  await guest.givesMail(mail);
  expect([...(await textsInMemory(page))].some((text) => text.includes(mail))).toBe(true);
  await guest.turnsTo('/nowhere');
  await guest.isOn('/reload-error');
  await guest.goesOn();
  await guest.isOn('/');
  await isForgotten(page, [mail, 'TARO YAMADA']);
});
