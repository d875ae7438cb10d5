// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanHotelHtml } from '~/ui/hotel-html-clean';

/** A hotel's cleaned HTML; undefined if it counts as not loaded. */
function cleaned(html: string): string | undefined {
  const content = cleanHotelHtml(html);
  if (!content) return undefined;
  const place = document.createElement('div');
  place.append(content);
  return place.innerHTML;
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

it.each([
  ['nothing', ''],
  ['spaces', ' \n\t '],
  ['spaces as entities', '&nbsp;&#12288;&ensp;'],
  ['an empty paragraph', '<p></p>'],
  ['paragraphs of spaces', '<div><p>&nbsp;</p>\n<p> </p></div>'],
  ['breaks and lines', '<br><hr><br/>'],
  ['a comment', '<!-- 約款 -->'],
  ['an unfinished comment', '<!-- 約款'],
  ['a script', '<script>document.title = "約款"</script>'],
  ['styles', '<style>p { content: "約款" }</style>'],
  ['a picture', '<img src="/agreement.png" alt="約款">'],
  ['a frame', '<iframe src="/agreement.html">約款</iframe>'],
  ['a drawing', '<svg><text>約款</text></svg>'],
  ['a template', '<template><p>約款</p></template>'],
  ['a title', '<title>約款</title>'],
  ['a set of frames', '<frameset><frame src="/agreement.html"></frameset>'],
  ['zero-width characters', '<p>&#8203;&zwnj;&#x2060;&#xFEFF;&shy;</p>'],
  ['Hangul fillers', '<p>\u3164</p>'],
  ['an empty table', '<table><tr><td></td><td>&nbsp;</td></tr></table>'],
  ['an unfinished tag', '<p'],
  ['a value that is none', '<p>null</p>'],
  ['a status line', '<h1>404 Not Found</h1>'],
  ['JSON', '{"error":"unauthorized"}'],
  ['a placeholder', '<div>{{agreement}}</div>'],
])('of which nothing can be read: %s', (_, html) => expect(cleaned(html)).toBeUndefined());

it.each([
  [
    'text before a list, and a list in a list',
    '次のとおり<ul><li>一<ul><li>い</li></ul></li></ul>',
    '<div>次のとおり</div><ul><li><div>一</div><ul><li>い</li></ul></li></ul>',
  ],
  ['text around a paragraph', '前<p>中</p>後', '<div>前</div><p>中</p><div>後</div>'],
  ['paragraphs between line breaks', '一<br><br>二<br>三', '<div>一<br></div><br><div>二<br>三</div>'],
  ['a link within a sentence', '<p>詳細は<b>こちら</b>へ</p>', '<p>詳細は<b>こちら</b>へ</p>'],
  ['a table', '<table><tr><td>円</td></tr></table>', '<table><tbody><tr><td>円</td></tr></tbody></table>'],
])('each paragraph has an element of its own: %s', (_, html, shown) => expect(cleaned(html)).toBe(shown));

it.each([
  ['words alone', '約款', '約款'],
  ['one letter among nothing', '<p></p><p>\u200b</p><p>第</p>', '<p></p><p>\u200b</p><p>第</p>'],
  ['words in a tag that is not allowed', '<main><font size="7">約款</font></main>', '約款'],
  ['words that were to be hidden', '<p hidden style="display:none">約款</p>', '<p>約款</p>'],
  ['words beside a picture', '<img src="/a.png">約款', '約款'],
  [
    'emphasis with attributes',
    '<b class="a">約</b><strong\ntitle="x">款</strong>',
    '<b>約</b><strong>款</strong>',
  ],
  [
    'a wide cell',
    '<table><tr><td colspan="3">約款</td></tr></table>',
    '<table><tbody><tr><td colspan="3">約款</td></tr></tbody></table>',
  ],
  ['a list that begins later', '<ol start="7"><li>約款</li></ol>', '<ol start="7"><li>約款</li></ol>'],
  ['a bare sign of less', '3 < 5', '3 &lt; 5'],
])('of which something can be read: %s', (_, html, left) => expect(cleaned(html)).toBe(left));

const button = (address: string, words: string) =>
  `<button type="button" data-action="link" value="${address}">${words}</button>`;

it.each([
  [
    'a page',
    '<a href="https://example.com/a?b=1&amp;c=2" target="_blank" class="x">約款</a>',
    button('https://example.com/a?b=1&amp;c=2', '約款'),
  ],
  [
    'a page without encryption',
    "<A class=x HREF = 'http://example.com'>約款</A>",
    button('http://example.com/', '約款'),
  ],
  [
    'a page, without quotes',
    '<a href=https://example.com/x>約款</a>',
    button('https://example.com/x', '約款'),
  ],
  [
    'a page by the scheme of its own',
    '<a href="//example.com/x">約款</a>',
    button('https://example.com/x', '約款'),
  ],
  [
    'a page, with emphasis',
    '<p><a href="https://example.com/"><b>約</b>款</a></p>',
    `<p>${button('https://example.com/', '<b>約</b>款')}</p>`,
  ],
  ['mail', '<a href="mailto:inn@example.com">メール</a>', button('mailto:inn@example.com', 'メール')],
  ['a telephone', '<a href="tel:+81-3-1234-5678">電話</a>', button('tel:+81-3-1234-5678', '電話')],
  [
    'a picture with words',
    '約款<a href="https://example.com/"><img src="/a.png" alt="地図"></a>',
    `約款${button('https://example.com/', '地図')}`,
  ],
  [
    'a picture without words',
    '約款<a href="https://example.com/"><img src="/a.png"></a>',
    `約款${button('https://example.com/', 'https://example.com/')}`,
  ],
  [
    'a picture beside words',
    '<a href="https://example.com/"><img src="/a.png" alt="">約款</a>',
    button('https://example.com/', '約款'),
  ],
  ['a link that is left open', '<a href="https://example.com/">約款', button('https://example.com/', '約款')],
])('a link that a phone can open is a button with its address: %s', (_, html, left) =>
  expect(cleaned(html)).toBe(left),
);

it.each([
  ['a script', 'javascript:alert(1)'],
  ['a script with a break in its name', 'java\nscript:alert(1)'],
  ['a script in entities', '&#106;avascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['a file', 'file:///etc/passwd'],
  ['a file server', 'ftp://example.com/x'],
  ['a program', 'intent://x#Intent;end'],
  ['a page of the same server', '/terms'],
  ['a page beside this one', 'terms.html'],
  ['a place in the page', '#article-3'],
  ['nothing', ''],
  ['no address', 'https://'],
  ['more than a code holds', `https://example.com/${'a'.repeat(2_000)}`],
])('a link that leads nowhere from a phone is its words: %s', (_, href) =>
  expect(cleaned(`<p><a href="${href}">約款</a></p>`)).toBe('<p>約款</p>'),
);

it('a link without words or picture is none, and a picture alone is no text', () => {
  expect(cleaned('約款<a href="https://example.com/"></a>')).toBe('約款');
  expect(cleaned('<a href="https://example.com/"><img src="/a.png" alt="約款"></a>')).toBeUndefined();
});

/** A word processor's terms: 60 sections of 20 paragraphs, some 100 KB. */
const LONG_TERMS = Array.from(
  { length: 60 },
  (_, section) =>
    `<h2><span style="font-size:12pt">第${section}条</span></h2><ol>${'<li><span lang="ja">宿泊客は、当館に宿泊の申込みをする。</span></li>'.repeat(16)}</ol>` +
    '<table><tbody><tr><td colspan="2"><b class="x">違約金</b></td><td>80%</td></tr></tbody></table>',
).join('\n');

describe('in length', () => {
  it('takes long terms', () => {
    // Without a browser it exceeds a guest's patience.
    vi.spyOn(performance, 'now').mockReturnValue(0);
    expect(new TextEncoder().encode(LONG_TERMS).length).toBeGreaterThan(80_000);
    expect(cleanHotelHtml(LONG_TERMS)?.querySelectorAll('li')).toHaveLength(960);
  });

  it.each([
    ['letters', 'a', 200 * 1024],
    ['Japanese letters, of three bytes each', '款', Math.floor((200 * 1024) / 3)],
  ])('takes 200 KB of %s and nothing longer', (_, letter, most) => {
    expect(cleanHotelHtml(letter.repeat(most))).toBeDefined();
    expect(cleanHotelHtml(letter.repeat(most + 1))).toBeUndefined();
  });
});

describe('what takes long to be cleaned or shown', () => {
  it.each([
    ['refused tags', '<x>a</x>'.repeat(25_000)],
    ['divisions', '<div>'.repeat(20_000)],
    ['paragraphs', '<p>a</p>'.repeat(4_000)],
    ['end tags', `<b>a${'</b>'.repeat(20_000)}`],
    ['breaks', 'a<br>'.repeat(10_000)],
    ['lines', `<pre>${'a\n'.repeat(30_000)}</pre>`],
    ['old lines', `<pre>${'a\r'.repeat(30_000)}</pre>`],
    ['attributes', `<p ${Array.from({ length: 5_000 }, (_, nth) => `a${nth}`).join(' ')}>a</p>`],
    ['lists in lists', '<ul><li>a'.repeat(100)],
    ['tables in tables', '<table><tr><td>a'.repeat(100)],
    ['emphasis in emphasis', '<sup>a'.repeat(100)],
    ['ruby in ruby', '<ruby>a<rt>b'.repeat(10)],
  ])('%s', (_, html) => expect(cleaned(html)).toBeUndefined());

  it('emphasis that paragraph after paragraph would open anew is opened a few times', () => {
    const open = Array.from({ length: 60 }, (_, nth) => `<b title="${nth}">`).join('');
    const content = cleanHotelHtml(`${open}</x>${'<p>a'.repeat(200)}`);
    expect(content?.querySelectorAll('*').length ?? 0).toBeLessThan(1_000);
  });

  it('a link is opened anew in each paragraph with its address alone', () => {
    const many = Array.from({ length: 5_000 }, (_, nth) => `a${nth}`).join(' ');
    const content = cleanHotelHtml(`<p><a href="https://example.com/" ${many}>a${'</p><p>a'.repeat(200)}`);
    expect(content?.querySelectorAll('button')).toHaveLength(201);
  });

  it('a cell over thousands of rows and columns is a cell like others', () =>
    expect(cleaned('<table><tr><td colspan="1000" rowspan="65534">a</td></tr></table>')).toBe(
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ));

  it('is given up when its time is over, and the next text is cleaned', () => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 400;
      return now;
    });
    expect(cleaned('<p>a</p>'.repeat(10))).toBeUndefined();
    clock.mockRestore();
    expect(cleaned('<p>a</p>')).toBe('<p>a</p>');
  });
});
