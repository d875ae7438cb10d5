import { describe, expect, it } from 'vitest';
import { lookUpPostcode, withDistinctNames } from '~/hotel/outside/postcode';
import { endOf } from '../../support/end-of';
import { never, stubNetwork } from '../../support/network';

const visit = new AbortController().signal;
const ask = (url = 'https://zip.example/search', timeoutMs = 5000) =>
  lookUpPostcode(url, '7830060', { visit, timeoutMs });
const NANKOKU = {
  address1: '高知県',
  address2: '南国市',
  address3: '蛍が丘',
  kana1: 'ｺｳﾁｹﾝ',
  prefcode: '39',
  zipcode: '7830060',
};
const answering = (answer: unknown) => stubNetwork(() => Response.json(answer));

describe('a postcode', () => {
  it('has an address', async () => {
    answering({ message: null, results: [NANKOKU], status: 200 });
    expect(await ask()).toEqual([{ prefecture: '高知県', city: '南国市', subarea: '蛍が丘' }]);
  });

  it('may have several, in the order of the service', async () => {
    answering({ status: '200', results: [NANKOKU, { ...NANKOKU, address3: '別の町' }] });
    expect((await ask()).map(({ subarea }) => subarea)).toEqual(['蛍が丘', '別の町']);
  });

  it('has each of them once, also where only their notes differ', async () => {
    const notes = ['蛍が丘（１丁目）', '蛍が丘（２、３丁目、', '４丁目）', '以下に掲載がない場合'];
    answering({ status: 200, results: notes.map((address3) => ({ ...NANKOKU, address3 })) });
    expect((await ask()).map(({ subarea }) => subarea)).toEqual(['蛍が丘', '']);
  });

  it.each([
    ['none', { message: null, results: null, status: 200 }],
    ['an empty list', { message: null, results: [], status: 200 }],
    ['no word of results', { status: 200 }],
    ['the status in the body says no', { message: '桁数が不正です。', results: null, status: 400 }],
    ['results under another status', { results: [NANKOKU], status: 500 }],
  ])('%s: no address', async (_, answer) => {
    answering(answer);
    expect(await ask()).toEqual([]);
  });

  it.each([
    ['not JSON', 200, '<html>'],
    ['nothing', 200, ''],
    ['no status', 200, '{"results":[]}'],
    ['an address without parts', 200, '{"status":200,"results":[{"address1":"高知県"}]}'],
    ['that of a service that is away', 503, '{}'],
  ])('an answer that is %s fails', async (_, status, body) => {
    stubNetwork(() => new Response(body, { status }));
    expect(await endOf(ask())).toBe('invalid-format');
  });

  it.each([
    ['a part of an address', 500, (length: number) => [{ ...NANKOKU, address3: '１'.repeat(length) }]],
    ['addresses', 200, (length: number) => Array.from({ length }, () => NANKOKU)],
  ])('that is too long fails: %s, over %i', async (_, most, results) => {
    answering({ status: 200, results: results(most) });
    expect(await ask()).toHaveLength(1);
    answering({ status: 200, results: results(most + 1) });
    expect(await endOf(ask())).toBe('invalid-format');
  });

  it('has a deadline', async () => {
    stubNetwork(never);
    expect(await endOf(ask(undefined, 5))).toBe('timeout');
  });
});

it.each([
  // Notes in place of a town.
  ['以下に掲載がない場合', ''],
  ['藤枝市の次に番地がくる場合', ''],
  ['富士河口湖町の次に１～９９番地がくる場合', ''],
  ['以下に掲載がない場合（その他）', ''],
  ['利島村一円', ''],
  ['その他', ''],
  ['', ''],
  // A list with the guest's town in it; a floor alone; a continued entry.
  ['甲、乙（大木戸）', ''],
  ['甲，乙，丙', ''],
  ['（１階）', ''],
  ['(地下1階)', ''],
  ['４番、５番', ''],
  // Notes beside a town.
  ['西新宿（次のビルを除く）', '西新宿'],
  ['大通西（１～１９丁目）', '大通西'],
  ['南大沢（その他）', '南大沢'],
  ['浜町（高層棟「１２階以上」）', '浜町'],
  ['大江（１丁目、２丁目「６５１、６６２番地」以外、', '大江'],
  ['６７８、６９４番地を除く）', ''],
  ['丸の内(次のビルを除く)', '丸の内'],
  ['六本木六本木ヒルズ森タワー（地階・階層不明）', '六本木六本木ヒルズ森タワー'],
  ['種市第１地割～第３地割', '種市'],
  ['中野第４地割、中野第５地割', '中野'],
  ['葛巻（第４０地割「５７番地」～第４５地割）', '葛巻'],
  // Towns, and a floor of the address.
  ['西新宿新宿三井ビル（３０階）', '西新宿新宿三井ビル３０階'],
  ['東新橋汐留ビル（地下２階）', '東新橋汐留ビル地下２階'],
  ['甲（大木戸）', '甲'],
  ['一円', '一円'],
  ['第９地割', '第９地割'],
  ['北一条西', '北一条西'],
  ['蛍が丘 ', '蛍が丘'],
])('an entry of the postal file: %j is the town %j', async (address3, subarea) => {
  answering({ status: 200, results: [{ ...NANKOKU, address3 }] });
  expect(await ask()).toEqual([{ prefecture: '高知県', city: '南国市', subarea }]);
});

describe('the question', () => {
  it.each([
    ['https://zip.example/search', 'https://zip.example/search?zipcode=7830060'],
    ['https://zip.example/search?key=1', 'https://zip.example/search?key=1&zipcode=7830060'],
    ['/address/search', 'https://tablet.example/address/search?zipcode=7830060'],
  ])('to %s', async (url, asked) => {
    const seen = answering({ status: 200, results: null });
    await ask(url);
    expect(seen[0]?.url.href).toBe(asked);
  });

  it("carries none of the hotel's headers", async () => {
    const seen = answering({ status: 200, results: null });
    await ask();
    expect(seen[0]?.headers).toEqual({});
  });
});

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
  expect(withDistinctNames(addresses).map(({ name }) => name)).toEqual(names);
});
