import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { elementOf } from '../../kiosk/lab/bench/bare/elements.ts';
import { screenOf } from '../../kiosk/lab/bench/dressed-journey.ts';

const parsed = (html: string) => JSDOM.fragment(html).firstElementChild?.outerHTML;
const seen = (whole: string) => screenOf({ path: '/checkin/search', taps: 'main', first: '<p></p>', whole });

it.each([
  [
    'a form',
    '<form novalidate=""><label for="a">名</label><input id="a" required="" checked="" value="42"></form>',
  ],
  ['a button that cannot be pressed', '<button type="submit" disabled="" data-action="main">次へ</button>'],
  ['a style', '<div style="width:40%;--part:2"><span class="b" tabindex="-1">あ &amp; い</span></div>'],
])('draws %s as it was seen', (_, html) =>
  expect(parsed(renderToStaticMarkup(elementOf(seen(html).whole)))).toBe(html),
);

it('keeps the first frame apart from what was there in the end', () =>
  expect(seen('<h1>3</h1>')).toEqual({
    path: '/checkin/search',
    taps: 'main',
    first: ['p', {}],
    whole: ['h1', {}, '3'],
  }));

it('leaves room for what stands in the place of the content', () => {
  const { whole } = seen('<div><header></header><main>Words</main></div>');
  const drawing = { taps: 'main', onTap: () => undefined, main: <i /> };
  expect(renderToStaticMarkup(elementOf(whole, drawing))).toBe('<div><header></header><i></i></div>');
});

it.each(['', '<p></p><p></p>'])('tells of a screen that is not one element: “%s”', (html) =>
  expect(() => seen(html)).toThrow('/checkin/search is not one element'),
);
