import { expect, it } from 'vitest';
import { toldApart } from '~/hotel/outside/postcode';

it.each([
  ['by their towns', ['愛知県 清須市 春日明河原', '愛知県 清須市 春日新堀'], ['春日明河原', '春日新堀']],
  [
    'by their city, where one has no town',
    ['北海道 札幌市中央区', '北海道 札幌市中央区 大通西'],
    ['札幌市中央区', '大通西'],
  ],
  [
    'by city and town',
    ['京都府 京都市東山区 清水', '京都府 宇治市 清水'],
    ['京都市東山区清水', '宇治市清水'],
  ],
  [
    'by all of it, where the prefecture differs',
    ['愛知県 弥富市', '三重県 桑名郡木曽岬町'],
    ['愛知県弥富市', '三重県桑名郡木曽岬町'],
  ],
  ['not at all, where there are none', [], []],
])('addresses of one postcode are told apart %s', (_, places, names) => {
  const addresses = places.map((place) => {
    const [prefecture = '', city = '', subarea = ''] = place.split(' ');
    return { prefecture, city, subarea };
  });
  expect(toldApart(addresses).map(({ name }) => name)).toEqual(names);
});
