import { BRISK_QUEUE, GOOD_CARD, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { KEYPAD_ON } from '../pages/keypad-page.ts';
import { MEMBERS, memberLink } from '../pages/member.ts';
import { type Answers, RobotGuest } from '../pages/robot-guest.ts';
import { expect, type Page, type Settings, type System, test } from '../support/fixtures.ts';
import { countTouches, sumOf, touchesOn } from '../support/touches.ts';

/**
 * How often a guest has to touch the tablet, from home to the last screen: taps, keys of the keypad in the page, and one
 * for the signature. Everything that a hotel with the sample settings asks is answered, and nothing else.
 */

/** What a card says in digits: number, month, year and the code. */
const CARD = { cardNumber: GOOD_CARD, expiryMonth: '12', expiryYear: '29', securityCode: '123' } as const;
const CARD_DIGITS = Object.values(CARD).join('').length;

const MEMBER_NAME = 'カイインミサキ';

/** The most touches of each journey. */
const BUDGET = {
  family: 60,
  alone: 40,
  memberByLink: 14,
  memberByName: 14 + MEMBER_NAME.length,
  checkout: 20 + CARD_DIGITS,
} as const;

/** What the hotel cannot know of a guest who comes for the first time. */
const NEW_GUEST = {
  gender: '1',
  age: '42',
  postcode: '7830060',
  furtherSubarea: '1-2-3',
  tel: '09012345678',
  occupation: 'カイシャイン',
} as const satisfies Answers;

const TARO = { reservationName: 'ヤマダタロウ', lastName: 'ヤマダ', firstName: 'タロウ' } as const;
/** A member; her name stands in the field already when she comes by her own link. */
const MEMBER = { ...NEW_GUEST, reservationName: MEMBER_NAME } as const;
const HANAKO = { reservationName: 'サトウハナコ', lastName: 'サトウ', firstName: 'ハナコ' } as const;

const LAST = { checkin: '/checkin/complete', checkout: '/checkout/complete-checkout' } as const;

interface Journey {
  readonly what: string;
  readonly journey: keyof typeof LAST;
  readonly system?: System;
  readonly settings?: Settings;
  /** What the address of home says. */
  readonly query?: string;
  readonly answers: Answers;
  readonly most: number;
}

const JOURNEYS: readonly Journey[] = [
  {
    what: 'a new guest with two companions checks in',
    journey: 'checkin',
    answers: {
      ...NEW_GUEST,
      ...TARO,
      lastKana: 'ヤマダ',
      firstKana: 'タロウ',
      'companions.lastKana': 'ヤマダ',
      'companions.firstKana': ['エミ', 'ケンタ'],
      'companions.gender': ['2', '1'],
    },
    most: BUDGET.family,
  },
  {
    what: 'a new guest alone checks in',
    journey: 'checkin',
    answers: { ...NEW_GUEST, ...HANAKO, lastKana: 'サトウ', firstKana: 'ハナコ' },
    most: BUDGET.alone,
  },
  {
    what: 'a member comes by her own link and checks in',
    journey: 'checkin',
    system: 'cico',
    settings: MEMBERS,
    query: memberLink('M0001'),
    answers: MEMBER,
    most: BUDGET.memberByLink,
  },
  {
    what: 'a member types her name and checks in',
    journey: 'checkin',
    settings: MEMBERS,
    answers: MEMBER,
    most: BUDGET.memberByName,
  },
  {
    what: 'a guest pays by card and checks out',
    journey: 'checkout',
    settings: BRISK_QUEUE,
    // Who types the space is offered the name as a card has it.
    answers: { ...TARO, ...CARD, reservationName: 'ヤマダ タロウ', holderName: 'TARO YAMADA' },
    most: BUDGET.checkout,
  },
];

for (const { what, journey, system = 'legacy', settings, query = '', answers, most } of JOURNEYS) {
  test.describe(system, () => {
    test.use({ system, today: MORNING_OF_21_NOVEMBER });

    test(`${what} with at most ${most} touches`, async ({ page, tenant }, { annotations }) => {
      tenant.configure({ ...settings, ...KEYPAD_ON });
      await countTouches(page);
      const guest = new RobotGuest(page, tenant, answers);
      await guest.takes(journey, LAST[journey], query);

      const { sum, screens } = await countOf(page);
      const count = `${what}: ${sum} touches of ${most} (${screens})`;
      annotations.push({ type: 'touches', description: count });
      console.log(count);
      expect(sum, screens).toBeLessThanOrEqual(most);
    });
  });
}

/** All touches, and those of each screen in words. */
async function countOf(page: Page): Promise<{ readonly sum: number; readonly screens: string }> {
  const touches = await touchesOn(page);
  const screens = [...touches].map(([screen, count]) => `${screen} ${count}`).join(', ');
  return { sum: sumOf(touches), screens };
}
