import { expect, it } from 'vitest';
import { NOTHING_REQUIRED } from '../../../kiosk/guest/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import { openEar } from '../support/ear';
import { replacesFetch } from '../support/hold';
import { openTablet } from '../support/open-tablet';

/** A hotel's own terms, as its editor writes them, are heard whole: paragraph by paragraph. */

const TERMS = `前文です。<br><br>二つ目の段落です。
<p>詳しくは<a href="https://example.com/">利用規則</a>をご覧ください。</p>
<ul><li>朝食 ★ 7:00〜9:30（2F）<ul><li>お子様は半額</li></ul></li></ul>
<table><tr><th>区分</th><th>料金</th></tr><tr><td>入湯税</td><td>￥１５０</td></tr></table>
${'<p>長い条文です。</p>'.repeat(90)}`;

const HEARD = [
  /前文です。$/,
  /二つ目の段落です。$/,
  /詳しくは利用規則をご覧ください。$/,
  /利用規則、ボタン/,
  /朝食 7時から9時30分（2階）。$/,
  /お子様は半額。$/,
  /区分、料金。$/,
  /入湯税、150円。$/,
];

it('every part of the terms is heard, also beside lists and links', async () => {
  const { guest } = await openTablet({ settings: NOTHING_REQUIRED });
  replacesFetch(async (request, own) =>
    request.url.includes('hotel_agreement') ? Response.json({ payload: { content: TERMS } }) : own(request),
  );
  const ear = openEar();
  await ear.presses('F2');
  await guest.arrives(NAMES.alone);
  for (const screen of ['/checkin/input-representative', '/checkin/guests-info', '/checkin/term'])
    await guest.goesOn(screen);
  await expect.poll(() => document.querySelector('main table')).not.toBeNull();
  await ear.waits();
  const heard: string[] = [];
  while (!heard.some((text) => text.includes('長い条文'))) heard.push(await ear.presses('ArrowDown'));
  const first = heard.findIndex((text) => HEARD[0]?.test(text));
  for (const [at, part] of HEARD.entries()) expect(heard[first + at]).toMatch(part);
});
