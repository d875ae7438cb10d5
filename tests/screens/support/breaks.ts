import type { BuiltInLanguage } from '~/domain/languages';
import type { ScreenSize } from './boxes';

/** Styles that spoil a screen, as a change could, and the fault that a look has to find. */

export interface Break {
  readonly what: string;
  readonly css: string;
  readonly finds: RegExp;
  readonly size?: ScreenSize;
  readonly language?: BuiltInLanguage;
  /** Whether the letters are the largest. */
  readonly isLarge?: boolean;
}

const MAIN = 'main [data-action="main"]';
const SCROLLER = 'main [data-scroller]';
const HELP = '[data-action="comfort-help"]';

export const ON_A_RESERVATION: readonly Break[] = [
  {
    what: 'a label longer than its button, without an end',
    css: `${MAIN} { min-width: 0; width: 60px; white-space: nowrap; padding: 0 }`,
    finds: /reaches over the edge of main/,
  },
  {
    what: 'a label that its button cuts',
    css: `${MAIN} { min-width: 0; width: 60px; white-space: nowrap; overflow: hidden }`,
    finds: /is cut/,
  },
  {
    what: 'a button lower than its words',
    css: `${MAIN} { min-height: 0; height: 14px; padding: 0 }`,
    finds: /reaches over the edge of main/,
  },
  {
    what: 'a text that ends in dots',
    css: 'dd { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 50px }',
    finds: /is cut/,
  },
  {
    what: 'a text that ends after a line',
    css: `main dl { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; max-height: 50px }`,
    finds: /is cut at the height/,
  },
  {
    what: 'a text over another by a negative margin',
    css: 'dd { margin-top: -34px; margin-left: -300px }',
    finds: /lie over each other/,
  },
  {
    what: 'lines that lie over each other',
    css: 'h1 { line-height: 0.4; width: 3em }',
    finds: /over each other/,
  },
  {
    what: 'steps that cover a text',
    css: 'nav { position: fixed; inset: 150px 0 auto; height: 420px; z-index: 9; background: white }',
    finds: /lies below/,
  },
  {
    what: 'a veil that lets touches through',
    css: 'nav { position: fixed; inset: 150px 0 auto; height: 420px; z-index: 9; background: white; pointer-events: none }',
    finds: /lies below/,
  },
  {
    what: 'a veil that is no element',
    css: '#root::after { content: ""; position: fixed; inset: 0; z-index: 9; background: white }',
    finds: /lies below/,
  },
  {
    what: 'the action area over the last row',
    css: `${SCROLLER} + div { position: relative; z-index: 2; margin-top: -420px; padding-top: 400px }`,
    finds: /lies below/,
  },
  {
    what: 'a button moved out of the page',
    css: `${MAIN} { transform: translateY(200px) }`,
    finds: /main is cut at the height/,
  },
  {
    what: 'a page that scrolls sideways',
    css: `${SCROLLER} > div { min-width: 520px }`,
    finds: /scrolls sideways/,
    size: 'phone',
  },
  {
    what: 'a part of one line',
    css: `${SCROLLER} { flex: none; height: 30px }`,
    finds: /px to be read in|goes on below/,
  },
  { what: 'invisible words', css: 'dt { opacity: 0 }', finds: /is invisible/ },
  { what: 'words cut by a path', css: 'dd { clip-path: inset(0 60% 0 0) }', finds: /is invisible/ },
  {
    what: 'words that fade out',
    css: 'dd { mask-image: linear-gradient(to right, black, transparent) }',
    finds: /is invisible/,
  },
  {
    what: 'a button without its words',
    css: `${HELP} span { display: none }`,
    finds: /comfort-help has no words/,
  },
  {
    what: 'a button with words of no size',
    css: `${HELP} span { font-size: 0 }`,
    finds: /comfort-help has no words/,
    size: 'phone',
  },
  {
    what: 'a button whose name is cut beside its picture',
    css: `${HELP} { width: 60px; overflow: hidden; white-space: nowrap } ${HELP} span { width: auto }`,
    finds: /is cut/,
    size: 'phone',
    language: 'en',
  },
  ...(['en', 'ko'] as const).map(
    (language): Break => ({
      what: `words broken inside: ${language}`,
      css: 'h1 { word-break: break-all; width: 3.3em }',
      finds: /is broken/,
      language,
      isLarge: true,
    }),
  ),
  {
    what: 'a character alone on a last line',
    css: 'h1 { width: 6.4em; text-wrap: wrap }',
    finds: /stands alone/,
    language: 'zh-Hans',
  },
  {
    what: 'a sign that never comes',
    css: '[data-action="more"] { display: none }',
    finds: /does not say so/,
    size: 'small',
    isLarge: true,
  },
  {
    what: 'an end that counts as seen too early',
    css: 'i:empty { margin-top: -900px }',
    finds: /does not say so/,
    size: 'small',
    isLarge: true,
  },
  {
    what: 'no end at all',
    css: 'i:empty { display: none }',
    finds: /does not say so/,
    size: 'small',
    isLarge: true,
  },
  {
    what: 'a last row that ends just below the edge, without an end',
    css: `i:empty { display: none } ${SCROLLER} { padding-bottom: 0 } ${SCROLLER} > div { padding-bottom: 0 }`,
    finds: /does not say so/,
    size: 'small',
    isLarge: true,
  },
  {
    what: 'a part that no longer scrolls',
    css: `${SCROLLER} { overflow: hidden }`,
    finds: /is cut at the height/,
    size: 'small',
    isLarge: true,
  },
  {
    what: 'a centre that leaves no way to its top',
    css: `${SCROLLER} > div { position: relative; top: -300px }`,
    finds: /is cut at the height/,
  },
];

export const ON_A_BILL: readonly Break[] = [
  {
    what: 'an amount broken in two',
    css: 'strong { width: 2em; white-space: normal; overflow-wrap: anywhere }',
    finds: /“¥?[\d,]+” is broken/,
  },
  {
    what: 'an amount that is cut',
    css: 'strong { display: inline-block; width: 2em; white-space: nowrap; overflow: hidden }',
    finds: /is cut/,
  },
  {
    what: 'an amount out of the page',
    css: 'strong { white-space: nowrap; margin-right: -300px; margin-left: 300px }',
    finds: /is cut|lies below|over each other/,
    size: 'phone',
  },
];

export const IN_A_DIALOG: readonly Break[] = [
  {
    what: 'a dialog that goes on without a sign',
    css: 'dialog { max-height: 190px !important; min-height: 0 } dialog i:empty { display: none }',
    finds: /does not say so|px to be read in/,
  },
  {
    what: 'buttons out of their dialog',
    css: 'dialog > div:last-child { margin-bottom: -200px }',
    finds: /is cut/,
  },
  {
    what: 'buttons broken inside words',
    css: 'dialog button { width: 70px; min-width: 0; padding: 0; word-break: break-all }',
    finds: /is broken/,
    language: 'en',
    size: 'phone',
  },
];

export const WITH_AN_ERROR: readonly Break[] = [
  {
    what: 'a message below the action area',
    css: `${SCROLLER} + div { position: absolute; inset: 0; z-index: 3; background: white }`,
    finds: /cannot go on|has the focus/,
  },
  { what: 'a message that is not shown', css: '[role="alert"] { display: none }', finds: /cannot go on/ },
  {
    what: 'a message above the page',
    css: '[role="alert"] { position: relative; top: -3000px }',
    finds: /cannot go on/,
  },
  {
    what: 'a message below the edge',
    css: '[role="alert"] { position: relative; top: 3000px }',
    finds: /cannot go on/,
  },
  {
    what: 'a message cut after a line',
    css: '[role="alert"] { max-height: 20px; max-width: 60px; overflow: hidden }',
    finds: /is cut/,
  },
  {
    what: 'a heading that stays over the field with the focus',
    css: 'main h2 { position: sticky; top: 0; z-index: 3; min-height: 520px; background: white }',
    finds: /has the focus|cannot go on/,
  },
  {
    what: 'a field in a frame that is too low',
    css: 'main [data-field-frame] { max-height: 20px; overflow: hidden }',
    finds: /is cut/,
  },
];
