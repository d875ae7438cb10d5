import type { Guest } from '../../pages/guest.ts';
import type { Camera } from './camera.ts';

/** The languages that there are pictures in. */
export const LANGUAGES = ['ja', 'en'] as const;
export type PictureLanguage = (typeof LANGUAGES)[number];

/** A journey with a camera: from home to its last screen. */
export type Journey = (guest: Guest, camera: Camera, language: PictureLanguage) => Promise<void>;

/** What the guest types at check-in. */
const ANSWERS = {
  ja: { name: 'サトウ ハナコ', family: '佐藤', given: '花子', familyKana: 'サトウ', givenKana: 'ハナコ' },
  en: { name: 'SMITH JOHN', family: 'Smith', given: 'John', familyKana: 'SMITH', givenKana: 'JOHN' },
} as const;

/** A guest who travels alone checks in. */
export const checkin: Journey = async (guest, camera, language) => {
  const { name, family, given, familyKana, givenKana } = ANSWERS[language];
  await camera.screen();
  await camera.taps('checkin');
  await guest.isOn('/checkin/search');
  await camera.step();
  await guest.types('reservationName', name);
  await camera.screen();
  await camera.taps('main');
  await guest.isOn('/checkin/check-reservation');
  await camera.screen();
  await camera.taps('main');
  await guest.isOn('/checkin/input-representative');
  await camera.step();
  if (language === 'ja') await guest.fillsInDomestic();
  else await guest.fillsInOverseas();
  await guest.types('lastName', family);
  await guest.types('firstName', given);
  await guest.types('lastKana', familyKana);
  await guest.types('firstKana', givenKana);
  if (language === 'ja') await guest.chooses('gender', '2');
  // Back to the top of the form.
  await guest.field('lastName').evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await camera.screen();
  await camera.taps('main');
  await guest.isOn('/checkin/guests-info');
  await camera.screen();
  await camera.taps('main');
  await guest.isOn('/checkin/term');
  await camera.step();
  await signs(guest);
  await camera.screen();
  await camera.taps('main');
  await guest.isOn('/checkin/confirm-checkin');
  await camera.screen();
  await camera.taps('main');
  await guest.isOn('/checkin/complete');
  await camera.screen();
};

/** A guest waits for the turn, pays by card and checks out. */
export const checkout: Journey = async (guest, camera) => {
  await guest.taps('checkout');
  await guest.types('reservationName', 'ヤマダ タロウ');
  await guest.goesOn();
  await guest.isOn('/checkout/wait');
  await camera.screen();
  await guest.page.locator('main[data-screen="/checkout/room-number"]').waitFor({ timeout: 30_000 });
  await camera.screen();
  await guest.goesOn();
  await guest.isOn('/checkout/payment-terms');
  await guest.page.locator('[name="agreeTerms"]').check();
  await camera.screen();
  await guest.goesOn();
  await guest.isOn('/checkout/check-total');
  await guest.taps('details');
  await camera.screen();
  await guest.taps('close');
  await guest.goesOn();
  await guest.types('cardNumber', '4111111111111111');
  await guest.page.locator('select[name="expiryMonth"]').selectOption('12', { force: true });
  await guest.page.locator('select[name="expiryYear"]').selectOption({ index: 5 }, { force: true });
  await guest.types('holderName', 'TARO YAMADA');
  await guest.types('securityCode', '123');
  await camera.screen();
  await guest.goesOn();
  await guest.isOn('/checkout/receipt-mail');
  await guest.goesOn();
  await guest.isOn('/checkout/check-payment');
  await camera.screen();
  await guest.goesOn();
  await guest.isOn('/checkout/complete-payment');
  await guest.goesOn();
  await guest.isOn('/checkout/confirm-checkout');
  await guest.goesOn();
  await guest.page.locator('[role="alertdialog"]').waitFor();
  await camera.screen();
  await guest.taps('confirm');
  await guest.isOn('/checkout/complete-checkout');
  await camera.screen();
};

/** Signs with a line that looks written. */
async function signs({ page }: Guest): Promise<void> {
  const canvas = page.locator('canvas');
  await canvas.click({ trial: true });
  const box = await canvas.boundingBox();
  if (!box) throw new Error('There is no canvas to sign on');
  const point = (part: number) => {
    const turn = part * Math.PI * 9;
    const height = 0.16 * (1 - part * 0.6) * (1 + 0.5 * Math.sin(part * 7));
    return {
      x: box.x + box.width * (0.16 + part * 0.66 + 0.035 * Math.sin(turn)),
      y: box.y + box.height * (0.5 - height * Math.cos(turn) + 0.03 * Math.sin(part * 5)),
    };
  };
  const start = point(0);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (let part = 0; part <= 1; part += 1 / 160) {
    const { x, y } = point(part);
    await page.mouse.move(x, y);
  }
  await page.mouse.up();
}
