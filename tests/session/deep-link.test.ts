import { describe, expect, it, vi } from 'vitest';
import { takeDeepLink } from '~/session/visit';

function open(address: string) {
  const replaced: string[] = [];
  const window = {
    location: { href: `https://tablet.example${address}` },
    history: { replaceState: (_state: unknown, _title: string, url: URL) => void replaced.push(url.href) },
  };
  vi.stubGlobal('window', window);
  const deepLink = takeDeepLink();
  return { deepLink, left: replaced.map((href) => href.replace('https://tablet.example', '')) };
}

describe("what a guest's link brings", () => {
  it.each<[string, string, string, readonly string[]]>([
    ['both', '/?authorization=abc&membership_number=M1', 'M1', ['/']],
    ['the authorization alone', '/?authorization=abc', '', ['/']],
    ['beside others', '/?lang=en&authorization=abc&membership_number=M1&x=1', 'M1', ['/?lang=en&x=1']],
    ['before an anchor', '/?authorization=abc&membership_number=M1#top', 'M1', ['/#top']],
    ['with a space after it', '/?authorization=abc%20&membership_number=M1%0A', 'M1', ['/']],
    ['on another screen', '/404?authorization=abc&membership_number=M1', 'M1', ['/404']],
    ['twice', '/?authorization=abc&authorization=def&membership_number=M1', 'M1', ['/']],
  ])('%s: is read once and leaves the address', (_, address, membershipNumber, left) =>
    expect(open(address)).toEqual({ deepLink: { authorization: 'abc', membershipNumber }, left }),
  );

  it('is read as meant, with any signs', () => {
    const { deepLink } = open('/?authorization=a%2Bb%3D%3D&membership_number=%E4%BC%9A%E5%93%A1%201');
    expect(deepLink).toEqual({ authorization: 'a+b==', membershipNumber: '会員 1' });
  });

  it.each([
    ['a membership number without a word for it', '/?membership_number=M1', ['/']],
    ['an authorization that no header can carry', '/?authorization=%E9%8D%B5&membership_number=M1', ['/']],
    ['one with a line break in it', '/?authorization=a%0Ab', ['/']],
    ['one of spaces', '/?authorization=+%E3%80%80', ['/']],
    ['one that no server takes', `/?authorization=${'a'.repeat(4097)}`, ['/']],
    ['a number that no server takes', `/?authorization=a&membership_number=${'1'.repeat(4097)}`, ['/']],
    ['an empty authorization', '/?authorization=&membership_number=M1&lang=ja', ['/?lang=ja']],
  ])('%s is nothing, and leaves the address as well', (_, address, left) =>
    expect(open(address)).toEqual({ deepLink: undefined, left }),
  );

  it.each(['/', '/?lang=en', '/checkin/search?x=authorization'])('%s is left alone', (address) =>
    expect(open(address)).toEqual({ deepLink: undefined, left: [] }),
  );
});
