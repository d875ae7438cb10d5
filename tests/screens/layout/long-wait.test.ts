import { expect, it } from 'vitest';
import { switchLanguage } from '~/i18n/texts';
import { frame } from '../../../kiosk/guest/hands';
import { boxesOf, isWithin, turnsTo, wants } from '../support/boxes';
import { waitsLong } from '../support/long-wait';
import { lostOn } from '../support/lost';

/** In CSS px: rooms that an open keypad, the low layout or an enlarged page leave. */
const LOW_ROOMS = [
  [1280, 460],
  [1024, 430],
  [390, 520],
  [320, 256],
] as const;

const WORDS = 'main [role="status"]:not(.hidden) p';

it('all words of a long wait are in view in whatever room the screen has', async () => {
  const held = await waitsLong();
  for (const language of ['ja', 'en', 'ko', 'zh-Hans', 'zh-Hant'] as const) {
    await switchLanguage(language, {});
    for (const room of LOW_ROOMS) {
      await turnsTo(room);
      wants({ text: room[0] === 320 ? 1 : 3, isLow: room[0] !== 320 });
      await frame();
      // The guest has pressed it.
      document.querySelector('main [data-action="main"]')?.scrollIntoView({ block: 'nearest' });
      await frame();
      const where = `${language}, ${room.join(' x ')}`;
      expect(lostOn(), where).toEqual([]);
      const page = new DOMRect(0, 0, window.innerWidth, window.innerHeight);
      const lines = boxesOf(WORDS);
      expect(lines.length, where).toBe(2);
      expect(
        lines.filter((line) => !isWithin(line, page)),
        where,
      ).toEqual([]);
    }
  }
  await switchLanguage('ja', {});
  await held.letGo();
});
