import { expect, it } from 'vitest';
import type { Section } from '~/domain/field-row';
import { type Answers, fieldsWhere } from '../../../kiosk/guest/fields';
import { everyFieldAt, onlyAsked } from '../../../kiosk/guest/levels';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { EMI, KENTA, NAMES, SMITH, withSamples, YAMADA } from '../../../kiosk/guest/personas';
import { boxesOf, boxOf, isWithin, turnsTo } from '../support/boxes';
import { openTablet } from '../support/open-tablet';
import { count, facts, texts, value } from '../support/seen';

/** Each part of the long forms is in one view. The order of the parts: `tests/fields/parts`. */

const FORM = '/checkin/input-representative';
const EVERYTHING = everyFieldAt(2);
const { lastName, postcode, furtherSubarea, tel, occupation } = YAMADA;

/** A person's answers also to fields that the sample settings hide. */
const everythingOf = (person: Answers) => withSamples(person, 'representative', EVERYTHING.visibility);
function sectionOf(person: Answers, of: Section): Answers {
  const names = fieldsWhere(({ section }) => section === of);
  return Object.fromEntries(Object.entries(person).filter(([name]) => names.includes(name)));
}
const NAME = sectionOf(YAMADA, 'name');
const HOME = sectionOf(YAMADA, 'address');
const TRIP = sectionOf(YAMADA, 'stay');

/** The part that begins at the top of the view; undefined while something moves. */
const partInView = (): number | undefined => {
  const top = boxOf('main [data-scroller]').top;
  const at = boxesOf('main [data-part]').findIndex((part) => Math.abs(part.top - top - 18) < 12);
  return at < 0 ? undefined : at;
};
const isInPart = (part: number) => expect.poll(partInView).toBe(part);
const alerts = () => count('main [role="alert"]');

const outOfView = (part: number): string[] =>
  [...document.querySelectorAll(`main [data-part="${part}"] :is([data-field-frame], h2)`)]
    .filter((field) => !isWithin(field.getBoundingClientRect(), boxOf('main [data-scroller]')))
    .map((field) => field.textContent ?? '');
const besideIt = (part: number): string[] =>
  [...document.querySelectorAll(`main [data-part]:not([data-part="${part}"]) :is([data-field-frame], h2)`)]
    .filter((field) => {
      const [view, box] = [boxOf('main [data-scroller]'), field.getBoundingClientRect()];
      return box.bottom > view.top + 1 && box.top < view.bottom - 1;
    })
    .map((field) => field.textContent ?? '');

async function hasViewForItself(part: number, what: string): Promise<void> {
  await isInPart(part);
  await expect.poll(() => outOfView(part), { message: `${what}: out of view` }).toEqual([]);
  expect(besideIt(part), `${what}: beside it`).toEqual([]);
}

const answers = async (guest: PageGuest, of: Parameters<PageGuest['fillsIn']>[0], next: number) => {
  await guest.fillsIn(of);
  await guest.goesOn();
  await isInPart(next);
};

it.each(
  (['ja', 'en', 'ko', 'zh-Hans', 'zh-Hant'] as const).flatMap((language) =>
    (['landscape', 'portrait'] as const).map((size) => ({ language, size })),
  ),
)('each part of the whole form is in one view: $size, $language', async ({ language, size }) => {
  await turnsTo(size);
  const { guest } = await openTablet({ language, settings: EVERYTHING });
  await guest.opensForm(NAMES.family);
  await hasViewForItself(0, 'name');
  await answers(guest, sectionOf(everythingOf(YAMADA), 'name'), 1);
  await hasViewForItself(1, 'home in Japan');
  await guest.chooses('overseasFlug', 'true');
  await hasViewForItself(1, 'home elsewhere');
  await answers(guest, sectionOf(everythingOf(SMITH), 'address'), 2);
  await hasViewForItself(2, 'trip');
  await guest.fillsIn(sectionOf(everythingOf(YAMADA), 'stay'));
  await guest.goesOn('/checkin/input-companions');
  await hasViewForItself(0, 'companion');
});

it.each(['landscape', 'portrait'] as const)('three more fields fit beside the names: %s', async (size) => {
  await turnsTo(size);
  const { guest } = await openTablet({ settings: EVERYTHING });
  await guest.opensForm(NAMES.family);
  for (const part of ['name', 'companion']) {
    await isInPart(0);
    const age = document.querySelector('main [data-part="0"] [data-field-frame]:has([name$="age"])');
    for (let more = 0; more < 3; more += 1) age?.after(age.cloneNode(true));
    await hasViewForItself(0, part);
    if (part === 'name') await guest.fillsIn(everythingOf(YAMADA));
    if (part === 'name') await guest.goesOn('/checkin/input-companions');
  }
});

it('the main button leads to the next part without an error, to its title, and Back to the part before with every answer', async () => {
  await turnsTo('landscape');
  const { guest } = await openTablet();
  await guest.opensForm(NAMES.alone);
  await guest.goesOn();
  await expect.poll(alerts).toBeGreaterThan(0);
  await isInPart(0);
  await answers(guest, NAME, 1);
  await expect.poll(() => document.activeElement?.textContent).toBe('ご住所・ご連絡先');
  expect(alerts()).toBe(0);
  await guest.goesOn();
  await expect.poll(alerts).toBeGreaterThan(0);
  await answers(guest, HOME, 2);
  await expect.poll(() => document.activeElement?.textContent).toBe('ご旅行について');
  expect(alerts()).toBe(0);
  await guest.goesBack(FORM);
  await isInPart(1);
  await guest.pressesBack();
  await isInPart(0);
  expect([value('lastName'), value('tel')]).toEqual([lastName, tel]);
  // Missing answers come again, after a wrong answer before them.
  await guest.types('tel', '');
  await guest.goesOn();
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('tel');
  await answers(guest, { tel }, 2);
  await guest.fillsIn(TRIP);
  await guest.goesOn('/checkin/guests-info');
  await guest.goesBack(FORM);
  await isInPart(2);
  await guest.goesBack(FORM);
  await guest.goesBack(FORM);
  await guest.goesBack('/checkin/check-reservation');
});

it('a program that fills in every field at once sends the form at the first press, and Back leaves it', async () => {
  const { guest } = await openTablet();
  await guest.opensForm(NAMES.alone);
  await guest.fillsIn({ ...TRIP, ...HOME, ...NAME });
  await guest.goesOn('/checkin/guests-info');
  await guest.goesBack(FORM);
  await guest.goesBack('/checkin/check-reservation');
});

it('a form of two questions is one part, and a part that is known is passed over', async () => {
  const { guest } = await openTablet({ settings: onlyAsked({ last_name: 2, phone: 2 }) });
  await guest.opensForm(NAMES.alone);
  expect(count('main [data-part]')).toBe(1);
  await guest.types('lastName', lastName);
  await guest.goesOn();
  await expect.poll(alerts).toBe(1);
});

it('a part that the reservation has answered is passed over; it stays above, and opens', async () => {
  await turnsTo('landscape');
  const { guest } = await openTablet({
    settings: onlyAsked({
      ...{ last_name_kana: 2, first_name_kana: 2 },
      ...{ zip_code: 2, prefecture: 2, city: 2, subarea: 2, address: 2, phone: 2, occupation: 2 },
    }),
  });
  await guest.opensForm(NAMES.alone);
  await isInPart(1);
  expect(texts('[data-action="change-name"]')).toHaveLength(1);
  await answers(guest, { postcode, furtherSubarea, tel }, 2);
  await guest.fillsIn({ occupation });
  await guest.goesOn('/checkin/guests-info');
  // The summary leads to the top, where the known answers are.
  await guest.follows('fix-representative', FORM);
  await isInPart(0);
  await guest.taps('change-name');
  await guest.types('firstKana', 'ハナ');
  await guest.goesOn('/checkin/guests-info');
  expect(facts('kana')).toEqual(['サトウ ハナ']);
});

it('companions come one after the other, and who is finished stays as a line', async () => {
  await turnsTo('landscape');
  const { guest } = await openTablet();
  await guest.opensForm(NAMES.family);
  await guest.fillsIn(YAMADA);
  await guest.goesOn('/checkin/input-companions');
  await guest.fillsIn(EMI, 0);
  await guest.goesOn();
  await isInPart(1);
  await expect.poll(() => document.activeElement?.closest('section')?.id).toBe('input-companion-2');
  expect(alerts()).toBe(0);
  await expect.poll(() => count('[data-action="change-companion-1"]')).toBe(1);
  await isInPart(1);
  await guest.fillsIn(KENTA, 1);
  await guest.goesOn('/checkin/guests-info');
});
