import { describe, expect, it } from 'vitest';
import {
  checkMails,
  mailConfirmError,
  mailEndings,
  mailError,
  normaliseMail,
  withEnding,
} from '~/fields/receipt-rules';
import { inJapanese } from '../support/texts';

const WRONG = 'メールアドレスを確認してください';
const DIFFERENT = '入力されたメールアドレスが一致しません。確認してください。';

describe('a mail address', () => {
  it.each([
    'a@example.jp',
    'taro.yamada+inn@mail.example.co.jp',
    "o'brien@example.com",
    'x_y-z@sub-domain.example.museum',
    'a@example.jp,b@example.jp',
    'a@example.jp, b@example.jp ,c@example.jp',
    '',
  ])('%j will do', (mail) => expect(mailError(mail)).toBeUndefined());

  it.each([
    'a',
    'a@',
    '@example.jp',
    'a@example',
    'a@example.',
    'a@.jp',
    'a@-example.jp',
    'a@example-.jp',
    'a b@example.jp',
    'ａ@example.jp',
    'a@例え.jp',
    'a@@example.jp',
    'a@example.jp;b@example.jp',
    'a@example.jp b@example.jp',
    'a@example.jp,',
    ',a@example.jp',
    'a@example.jp,,b@example.jp',
    'a@example.jp,b',
    ',',
    ' ',
    '"a b"@example.jp',
    `a@${'x'.repeat(64)}.jp`,
  ])('%j will not', (mail) => expect(inJapanese(mailError(mail))).toBe(WRONG));
});

describe('an address written with an input method', () => {
  it.each([
    ['taro＠example.jp', 'taro@example.jp'],
    ['ｔａｒｏ．ｙ＿２＠ｅｘａｍｐｌｅ．ｊｐ', 'taro.y_2@example.jp'],
    ['taro﹫example。jp', 'taro@example.jp'],
    ['taro－y@exaーmple−a.jp', 'taro-y@exa-mple-a.jp'],
    ['taro～y@example.jp', 'taro~y@example.jp'],
    ['a@example.jp、b@example.jp', 'a@example.jp,b@example.jp'],
    ['a@example.jp，\u3000b@example.jp', 'a@example.jp,b@example.jp'],
    ['\u3000a @ example.jp\u200B ', 'a@example.jp'],
    ['o’neil@example.jp', "o'neil@example.jp"],
    ['o‘neil＇s´@example.jp', "o'neil's'@example.jp"],
    ['taro. yamada@example. jp.', 'taro.yamada@example.jp'],
    ['a@example.jp。', 'a@example.jp'],
    ['a@example.jp., b@example.jp..', 'a@example.jp,b@example.jp'],
    ['\uFEFF', ''],
  ])('%j is %j', (typed, mail) => {
    expect(normaliseMail(typed)).toBe(mail);
    expect(mailError(mail)).toBeUndefined();
  });

  it.each(['山田@example.jp', 'a b@example.jp', 'a@@example.jp', 'a〜b@example.jp'])(
    'and no other: %j',
    (typed) => expect(inJapanese(mailError(normaliseMail(typed)))).toBe(WRONG),
  );
});

it.each<[string, string, string | undefined]>([
  ['', '', undefined],
  ['a@example.jp', 'a@example.jp', undefined],
  ['a@example.jp,b@example.jp', 'a@example.jp,b@example.jp', undefined],
  ['a@example.jp', '', WRONG],
  ['a@example.jp', 'a@example', WRONG],
  ['a@example.jp', 'b@example.jp', DIFFERENT],
  ['a@example.jp', 'A@example.jp', DIFFERENT],
  ['', 'a@example.jp', DIFFERENT],
  // The first one's own error is said beside it.
  ['a', 'a', WRONG],
])('the address entered a second time: %j, then %j: %j', (mail, again, sentence) =>
  expect(inJapanese(mailConfirmError(mail, again))).toBe(sentence),
);

it.each<[string, string, readonly string[]]>([
  ['', '', []],
  [' ', '\u3000', []],
  [' a@example.jp', 'a@example.jp ', []],
  ['a@', '', ['mail', 'mailAgain']],
  ['a@', 'a@', ['mail', 'mailAgain']],
  ['a@example.jp', '', ['mailAgain']],
  ['', 'a@example.jp', ['mailAgain']],
  ['a', 'a@example.jp', ['mail', 'mailAgain']],
])('what was typed for the receipt: %j, then %j: errors beside %j', (mail, mailAgain, fields) =>
  expect(checkMails({ mail, mailAgain }).errors.map(([field]) => field)).toEqual(fields),
);

const DOMAINS = 'gmail.com yahoo.co.jp icloud.com docomo.ne.jp outlook.jp au.com';

it.each([
  ['taro', []],
  ['@', []],
  [' @', []],
  ['taro@', ['gmail.com', 'yahoo.co.jp', 'icloud.com', 'docomo.ne.jp', 'outlook.jp']],
  ['taro@g', ['gmail.com']],
  ['taro@G', ['gmail.com']],
  ['taro@gmail.com', []],
  ['taro@gmx', []],
  ['taro@gmail.com,', []],
  ['taro@gmail.com,hana@au', ['au.com']],
  ['taro@gmail.com,@', []],
  ['taro@@', []],
] as const)('%s can end in %j', (typed, domains) => expect(mailEndings(typed, DOMAINS)).toEqual(domains));

it('an ending takes the place of what was typed of it, in the last address alone', () => {
  expect(withEnding('taro@G', 'gmail.com')).toBe('taro@gmail.com');
  expect(withEnding('taro@gmail.com,hana@', 'au.com')).toBe('taro@gmail.com,hana@au.com');
});
