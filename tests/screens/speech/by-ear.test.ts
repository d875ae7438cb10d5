import i18next from 'i18next';
import { describe, expect, it, type TestContext } from 'vitest';
import en from '~/i18n/en.json';
import { cardFor } from '../../../kiosk/demo-hotel/cards';
import { checkinOf, checkoutOf, take } from '../../../kiosk/guest/journeys';
import { onlyAsked } from '../../../kiosk/guest/levels';
import { CARD, EMI, KENTA, MAIL, NAMES, SMITH, YAMADA } from '../../../kiosk/guest/personas';
import type { Settings } from '../../../kiosk/guest/settings';
import { filmsPassport } from '../support/cameras';
import { type Ear, openEar } from '../support/ear';
import { EarGuest } from '../support/ear-guest';
import { staffMoveQueue } from '../support/open-demo-hotel';
import { openTablet, type Tablet, type TabletOptions } from '../support/open-tablet';
import { secondsOf } from '../support/spoken-length';

/** Both journeys of a guest who knows only what is said and has only keys. */

type Listener = Pick<Tablet, 'calls'> & { readonly ear: Ear; readonly guest: EarGuest };

/** A tablet with a voice for each language, and a guest who has begun to listen. */
async function listensTo(options: TabletOptions = {}, language = 'ja'): Promise<Listener> {
  const { hotel, calls } = await openTablet(options);
  const ear = openEar();
  const guest = new EarGuest(ear, () => staffMoveQueue(hotel));
  await guest.listens(language);
  return { ear, guest, calls };
}

/** A journey by ear, and the settings with which it is taken. */
type Story = { readonly settings: Settings; readonly takes: (listener: Listener) => Promise<void> };

const CHECKED_IN = 'execute_checkin_request';
const FEW = onlyAsked({ last_name: 2, gender: 2, age: 2 });
const { lastName, gender, age } = YAMADA;
const ALONE = checkinOf(NAMES.alone, [{ lastName, gender, age }]);

/** Closes a message that was read whole: its one button has the focus. */
async function closesMessage({ ear }: Listener): Promise<string> {
  await expect.poll(() => ear.lately()).toContain(i18next.t('app.close'));
  return ear.presses('Enter');
}

const checksIn: Story = {
  settings: FEW,
  takes: async ({ guest, calls }) => {
    await take(guest, ALONE);
    expect(calls(CHECKED_IN)).toHaveLength(1);
  },
};

const family: Story = {
  settings: onlyAsked({ last_name: 2 }, { last_name_kana: 2, first_name_kana: 2, gender: 2 }),
  takes: async ({ guest, calls }) => {
    const companions = [EMI, KENTA].map((one) => ({
      lastKana: one.lastKana,
      firstKana: one.firstKana,
      gender: one.gender,
    }));
    await take(guest, checkinOf(NAMES.family, [{ lastName }, ...companions]));
    expect(calls(CHECKED_IN)).toHaveLength(1);
  },
};

const fromAbroad: Story = {
  settings: {
    ...onlyAsked({ last_name: 2, overseas: 2, address: 2, passport: 2 }),
    kiosk: { passport_source: 'camera' },
  },
  takes: async ({ ear, guest, calls }) => {
    filmsPassport();
    const { overseasFlug, countrycode, address, passport } = SMITH;
    await take(guest, checkinOf(NAMES.fromAbroad, [{ overseasFlug, countrycode, address, passport }]));
    // A dialog is no part of the field that opened it.
    expect(ear.transcript()).toMatch(/Country or region\.\n\[en\] Search by name, empty, text field\./);
    // The advice for the page is said, and no count is left over.
    const { how, title_taken } = en.views.checkin.passport_camera;
    const [, photo = ''] = ear.transcript().split(how.split('. ')[0] ?? how);
    expect(photo.split(title_taken)[1]).not.toMatch(/^\.\n\[en\] \d\./);
    expect(calls('upload_passport')).toHaveLength(1);
    expect(calls(CHECKED_IN)).toHaveLength(1);
  },
};

const anotherName: Story = {
  settings: FEW,
  takes: async (listener) => {
    const { ear, guest, calls } = listener;
    await guest.says(NAMES.nobody, 'checkin');
    await guest.goesOn();
    await closesMessage(listener);
    expect(ear.transcript()).toContain(i18next.t('names_to_try.lead'));
    await take(guest, ALONE.slice(1));
    expect(calls(CHECKED_IN)).toHaveLength(1);
  },
};

const forgottenAge: Story = {
  settings: FEW,
  takes: async ({ ear, guest, calls }) => {
    await guest.arrives(NAMES.alone);
    await guest.goesOn('/checkin/input-representative');
    await guest.fillsIn({ lastName, gender });
    await guest.goesOn();
    expect(ear.lately()).toContain(i18next.t('error', { ns: 'speech', text: i18next.t('validation.age') }));
    expect(ear.lately().split(i18next.t('validation.age'))).toHaveLength(2);
    await guest.types('age', age);
    await guest.goesOn('/checkin/guests-info');
    await take(guest, ALONE.slice(ALONE.findIndex(({ screen }) => screen === '/checkin/guests-info')));
    expect(calls(CHECKED_IN)).toHaveLength(1);
  },
};

const BILL = checkoutOf(NAMES.family, CARD, MAIL);
const at = (path: string) => BILL.findIndex(({ screen }) => screen === path);
const QUEUE = { wait_interval: 500 };

const checksOut: Story = {
  settings: QUEUE,
  takes: async ({ guest, calls }) => {
    await take(guest, BILL);
    expect(calls('settlement')).toHaveLength(1);
    expect(calls('execute_checkout_request')).toHaveLength(1);
  },
};

const declinedCard: Story = {
  settings: QUEUE,
  takes: async (listener) => {
    const { ear, guest, calls } = listener;
    const declined = checkoutOf(NAMES.family, { ...CARD, cardNumber: cardFor('102') }, MAIL);
    await take(guest, declined.slice(0, at('/checkout/check-payment') + 1));
    await closesMessage(listener);
    expect(calls('settlement')).toHaveLength(0);
    await take(guest, BILL.slice(at('/checkout/input-card')));
    expect(calls('settlement')).toHaveLength(1);
    const heard = ear.transcript();
    // A dash on the screen stands for a place that nobody knows.
    expect(heard).toMatch(/お待ちの組数、\d組/);
    expect(heard).not.toContain('－');
    expect(heard).not.toContain('12、必須');
    // The terms are said when they have come, after the title, the step, and that they are loading.
    expect(heard).toMatch(/お支払い条件をお読みください。\n(.*\n){0,2}.*決済について/);
    // A list opens at its answer, and after an answer its question alone is said.
    expect(heard).toMatch(/月）。\n\[ja\] 12、選択中.*\n\[ja\] 有効期限（月）、12/);
  },
};

declare module 'vitest' {
  interface TaskMeta {
    /** For the bench: keys beside typing, and seconds of listening. */
    byEar?: { readonly presses: number; readonly seconds: number };
  }
}

/** Takes a story, and tells the bench how long it was. */
async function hears({ meta }: TestContext['task'], listener: Listener, { takes }: Story) {
  const { ear } = listener;
  try {
    await takes(listener);
  } finally {
    if (import.meta.env.VITE_PRINTS) console.log(ear.transcript());
  }
  const length = { presses: ear.count(), seconds: Math.round(secondsOf(ear.heard())) };
  meta.byEar = length;
  return length;
}

/** Each language at each back end. */
describe.each([
  ['ja', 'legacy', 'a bill, with a card that is declined', declinedCard],
  ['ja', 'cico', 'a family', family],
  ['en', 'legacy', 'a name that the hotel does not know', anotherName],
  ['en', 'cico', 'a passport, which the camera photographs by itself', fromAbroad],
  ['ko', 'legacy', 'a family', family],
  ['ko', 'cico', 'a bill', checksOut],
  ['zh-Hans', 'legacy', 'an answer that was forgotten', forgottenAge],
  ['zh-Hans', 'cico', 'a name that the hotel does not know', anotherName],
  ['zh-Hant', 'legacy', 'a bill', checksOut],
  ['zh-Hant', 'cico', 'a lone guest', checksIn],
] as const)('%s %s', (language, system, name, story) => {
  it(name, async ({ task }) => {
    await hears(task, await listensTo({ system, settings: story.settings }, language), story);
  });
});

const everyQuestion: Story = {
  settings: {},
  takes: async ({ guest, calls }) => {
    await take(guest, checkinOf(NAMES.alone, [YAMADA]));
    expect(calls(CHECKED_IN)).toHaveLength(1);
  },
};

it('a check-in alone with every question of the sample settings takes 60 keys and four minutes at most', async ({
  task,
}) => {
  const length = await hears(task, await listensTo(), everyQuestion);
  expect(length.presses).toBeLessThanOrEqual(60);
  expect(length.seconds).toBeLessThanOrEqual(240);
});
