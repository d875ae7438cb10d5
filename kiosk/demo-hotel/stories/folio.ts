import type { FolioLine } from '../story.ts';

export const folioOfAStay: FolioLine[] = [
  { name: '宿泊料', daysAgo: 2, price: 22_000 },
  { name: '宿泊料', daysAgo: 1, price: 22_000 },
  { name: '夕食「季節の会席」', daysAgo: 1, price: 8_800 },
  { name: '入湯税', daysAgo: 1, price: 300 },
  { name: '宿泊税', daysAgo: 1, price: 400 },
];

export const folioOfTwoRooms: FolioLine[] = [
  { name: '宿泊料（401）', daysAgo: 1, price: 24_000 },
  { name: '宿泊料（402）', daysAgo: 1, price: 31_000 },
];

/** Fifty lines, a discount and a free service among them. */
export const longFolio: FolioLine[] = [
  { name: '長期滞在割引', daysAgo: 24, price: -12_000 },
  { name: 'ウェルカムドリンク', daysAgo: 24, price: 0 },
  ...Array.from({ length: 48 }, (_, line) => ({
    name: line % 2 === 0 ? '宿泊料' : 'ラウンジご利用',
    daysAgo: 24 - Math.floor(line / 2),
    price: line % 2 === 0 ? 9_800 : 650,
  })),
];
