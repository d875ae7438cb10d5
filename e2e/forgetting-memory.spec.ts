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

/** Nothing of what was typed is shown, kept or reachable in memory. */
async function isForgotten(page: Page, markers: readonly string[]): Promise<void> {
  const kept = await everythingKept(page);
  expect(
    markers.filter((marker) => kept.includes(marker)),
    'shown or kept',
  ).toEqual([]);
  // What React has taken off the screen it lets go of a moment later.
  await expect(async () => {
    const texts = [...(await textsInMemory(page))];
    expect(
      markers.filter((marker) => texts.some((text) => text.includes(marker))),
      'in memory',
    ).toEqual([]);
  }).toPass({ timeout: 20_000 });
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

/**
 * The ways in which a visit ends by a guest's own hand. All end in the one function that ends a visit; a stopped clock, with
 * which nobody's absence is tested elsewhere, itself remembers what the page did.
 */
const WAYS: Readonly<Record<string, (guest: Guest) => Promise<void>>> = {
  'the end of check-in': async (guest) => {
    await guest.signsAndGoesToConfirm();
    await guest.goesOn();
    await guest.isOn('/checkin/complete');
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
    const guest = new Guest(page, house);
    await fillsInEverything(guest);
    // They would be found.
    const texts = [...(await textsInMemory(page))];
    expect(MARKERS.filter((marker) => !texts.some((text) => text.includes(marker)))).toEqual([]);
    await ends(guest);
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
  await guest.types('holderName', 'HYOUHON SEI');
  await guest.goesOn();
  await guest.isOn('/checkout/receipt-mail');
  await guest.givesMail(mail);
  expect([...(await textsInMemory(page))].some((text) => text.includes(mail))).toBe(true);
  await guest.turnsTo('/nowhere');
  await guest.isOn('/reload-error');
  await guest.goesOn();
  await guest.isOn('/');
  await isForgotten(page, [mail, 'HYOUHON SEI']);
});
