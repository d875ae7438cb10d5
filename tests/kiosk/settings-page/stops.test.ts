import { describe, expect, it } from 'vitest';
import { SCREENS } from '~/flow/screens';
import { everyFieldAt, onlyAsked } from '../../../kiosk/guest/levels.ts';
import { withDefaults } from '../../../kiosk/settings-page/page/differences.ts';
import { stopsOf } from '../../../kiosk/settings-page/page/stops.ts';
import { VIEWS } from '../../../kiosk/settings-page/preview/views.ts';

const stopsWith = (file: object) => stopsOf(withDefaults({ ...file })).flatMap(({ stops }) => stops);
const closedWith = (file: object) =>
  stopsWith(file)
    .filter(({ isOpen }) => !isOpen)
    .map(({ id }) => id);

const ASKED = everyFieldAt(1);
const PASSPORT = ['passport-guide', 'passport'];
const ABROAD = ['overseas', ...PASSPORT];
const [REPRESENTATIVE, COMPANIONS] = ['/checkin/input-representative', '/checkin/input-companions'];

describe('what the preview can be brought to', () => {
  it('is every screen of the app and every state, once', () => {
    const ids = stopsWith({}).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...Object.keys(SCREENS), ...Object.keys(VIEWS)].toSorted());
  });

  it.each([
    ['payment at check-in', { ...ASKED, display: { use_checkin_payment: true } }, ['/checkin/complete']],
    ['no check-out', { display: { use_checkout: false } }, expect.arrayContaining(['/checkout/search'])],
    ['no attract view', { kiosk: { attract: false } }, expect.arrayContaining(['attract'])],
    ['settings that no tablet takes', { kiosk: { attract: 'no' } }, []],
  ])('leaves out what a hotel does not have: %s', (_, file, closed) => {
    const anyway = closedWith({});
    expect(closedWith(file).filter((stop) => !anyway.includes(stop))).toEqual(closed);
  });

  it.each<[what: string, file: object, closed: readonly string[]]>([
    ['nothing', onlyAsked({}), [REPRESENTATIVE, ...ABROAD, COMPANIONS, '/checkin/guests-info']],
    ['an age', onlyAsked({ age: 1 }), [...ABROAD, COMPANIONS]],
    ['the age of companions', onlyAsked({}, { age: 1 }), [REPRESENTATIVE, ...ABROAD]],
    ['where guests live', onlyAsked({ overseas: 2 }, { age: 1 }), PASSPORT],
    ['what each facility asks', { ...onlyAsked({}), display: { control_visibility: true } }, []],
  ])('leaves out the screens that ask nothing: the hotel asks %s', (_, file, closed) => {
    const always = closedWith(ASKED);
    expect(closedWith(file).filter((id) => !always.includes(id))).toEqual(closed);
  });
});
