import { describe, expect, it } from 'vitest';
import { SCREENS } from '~/flow/screens';
import { withDefaults } from '../../../kiosk/settings-page/page/differences.ts';
import { stopsOf } from '../../../kiosk/settings-page/page/stops.ts';
import { VIEWS } from '../../../kiosk/settings-page/preview/views.ts';

const stopsWith = (file: object) => stopsOf(withDefaults({ ...file })).flatMap(({ stops }) => stops);
const closedWith = (file: object) =>
  stopsWith(file)
    .filter(({ isOpen }) => !isOpen)
    .map(({ id }) => id);

describe('what the preview can be brought to', () => {
  it('is every screen of the app and every state, once', () => {
    const ids = stopsWith({}).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...Object.keys(SCREENS), ...Object.keys(VIEWS)].toSorted());
  });

  it.each([
    ['payment at check-in', { display: { use_checkin_payment: true } }, ['/checkin/complete']],
    ['no check-out', { display: { use_checkout: false } }, expect.arrayContaining(['/checkout/search'])],
    ['no attract view', { kiosk: { attract: false } }, expect.arrayContaining(['attract'])],
    ['settings that no tablet takes', { kiosk: { attract: 'no' } }, []],
  ])('leaves out what a hotel does not have: %s', (_, file, closed) => {
    const anyway = closedWith({});
    expect(closedWith(file).filter((stop) => !anyway.includes(stop))).toEqual(closed);
  });
});
