import { describe, expect, it } from 'vitest';
import { defaultLevels } from '../../kiosk/guest/levels';

const at = (fields: Readonly<Record<string, number>>, level: number) =>
  Object.keys(fields).filter((field) => fields[field] === level);

describe('without settings', () => {
  const [representative, companion] = [defaultLevels('representative'), defaultLevels('companion')];

  it('the representative gives name, address, phone and passport', () =>
    expect(at(representative, 2)).toEqual([
      'last_name',
      'first_name',
      'overseas',
      'zip_code',
      'prefecture',
      'city',
      'subarea',
      'address',
      'phone',
      'passport',
    ]));

  it('a companion gives name, reading and age', () =>
    expect(at(companion, 2)).toEqual([
      'last_name',
      'first_name',
      'last_name_kana',
      'first_name_kana',
      'age',
    ]));

  it('everything else is hidden, nothing is optional', () =>
    expect([...at(representative, 1), ...at(companion, 1)]).toEqual([]));
});
