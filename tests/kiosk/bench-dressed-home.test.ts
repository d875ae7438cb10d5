import { readFileSync } from 'node:fs';
import { isValidElement } from 'react';
import { expect, it, vi } from 'vitest';
import { elementOf } from '../../kiosk/lab/bench/bare/elements.ts';
import { homeOf, withHome } from '../../kiosk/lab/bench/dressed-home.ts';

const HOME =
  '<main class="main" data-screen="/"><h1 tabindex="-1">ご用件 &amp; more</h1>' +
  '<button type="button" data-action="checkin" aria-haspopup="dialog"><svg viewBox="0 0 24 24" stroke-width="1.75" ' +
  'stroke-linecap="round" aria-hidden="true" focusable="false"><path d="m9 5 7 7"></path></svg></button></main>';
const page = (home: string, styles = '<style>.main{color:red}</style>') =>
  `<!doctype html><html lang="ja"><head>${styles}</head><body><div id="root">${home}</div></body></html>`;

it('takes home and its styles out of the built app, as React names them', () =>
  expect(homeOf(page(HOME))).toEqual({
    html: HOME,
    styles: '.main{color:red}',
    part: [
      'main',
      { className: 'main', 'data-screen': '/' },
      ['h1', { tabIndex: '-1' }, 'ご用件 & more'],
      [
        'button',
        { type: 'button', 'data-action': 'checkin', 'aria-haspopup': 'dialog' },
        [
          'svg',
          {
            viewBox: '0 0 24 24',
            strokeWidth: '1.75',
            strokeLinecap: 'round',
            'aria-hidden': 'true',
            focusable: 'false',
          },
          ['path', { d: 'm9 5 7 7' }],
        ],
      ],
    ],
  }));

it.each([
  ['no home', page(''), 'holds no home'],
  ['no styles', page(HOME, ''), 'no styles'],
  [
    'a home that React would draw otherwise',
    page('<p><input value="42"><b>1 <!-- -->2</b></p>'),
    'draws home otherwise',
  ],
  ['more than one element', page(`${HOME}<p></p>`), 'draws home otherwise'],
])('takes nothing out of an app with %s', (_, html, says) => expect(() => homeOf(html)).toThrow(says));

it.each([
  ['checkin', 1],
  ['checkout', 0],
])('a tap on %s is answered %i times, and sends no form', (action, times) => {
  const [onTap, preventDefault] = [vi.fn(), vi.fn()];
  const button = elementOf(['button', { 'data-action': action }], { taps: 'checkin', onTap });
  if (!isValidElement<{ readonly onClick?: (event: object) => void }>(button)) throw new Error('no element');
  button.props.onClick?.({ preventDefault });
  expect(onTap).toHaveBeenCalledTimes(times);
  expect(preventDefault).toHaveBeenCalledTimes(times);
});

it('puts home into the bare page, without its own styles and words', () => {
  const bare = readFileSync(new URL('../../kiosk/lab/bench/bare/index.html', import.meta.url), 'utf8');
  const dressed = withHome(bare, HOME);
  expect(dressed).toContain(`<div id="root">${HOME}</div>`);
  expect(dressed).toContain('<script type="module" src="/main.tsx">');
  expect(dressed).not.toMatch(/bare\.css|セルフチェックイン/);
});

it('says where the bare page has no place for home', () =>
  expect(() => withHome('<body></body>', HOME)).toThrow('no styles or no root'));
