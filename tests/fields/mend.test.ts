import { expect, it } from 'vitest';
import { mendOf } from '~/fields/mend';
import type { TextKey } from '~/i18n/keys';

it.each<[TextKey, value: string, TextKey | undefined]>([
  ['validation.name', '', 'mend.fill'],
  ['validation.name', '　', 'mend.fill'],
  ['validation.name', '山田1', 'mend.name'],
  ['validation.kana', '', 'mend.fill'],
  ['validation.kana', '山田', 'mend.kana'],
  ['validation.age', 'x', 'mend.age'],
  ['validation.phone', '', 'mend.fill'],
  ['validation.phone', '+81', 'mend.phone'],
  ['validation.gender', '', 'mend.choose'],
  // These say it themselves.
  ['validation.postcode', '', undefined],
  ['validation.address', '', undefined],
  ['validation.required', '', undefined],
  ['validation.select', '', undefined],
])('%s at %j: %s', (error, value, mend) => expect(mendOf(error, value)).toBe(mend));
