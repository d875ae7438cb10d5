import { describe, expect, it } from 'vitest';
import { createParty, type PartySize, partyTotal } from '~/domain/guest';

const A = 'adult';
const C = 'child';

describe('the slots of a party', () => {
  it.each<[PartySize, string[]]>([
    [{ adults: 1, children: 0, others: 0 }, [A]],
    [{ adults: 2, children: 0, others: 0 }, [A, A]],
    [{ adults: 3, children: 2, others: 1 }, [A, A, A, C, C, C]],
    [{ adults: 1, children: 1, others: 0 }, [A, C]],
    [{ adults: 1, children: 0, others: 2 }, [A, C, C]],
    [{ adults: 0, children: 0, others: 0 }, [A]],
    [{ adults: 0, children: 2, others: 0 }, [A, C, C]],
  ])('%o', (size, slots) => {
    expect(createParty(size).map(({ isChild }) => (isChild ? C : A))).toEqual(slots);
    expect(partyTotal(size)).toBe(slots.length);
  });

  it('are guests of their own: what one says does not show at another', () => {
    const [first, second] = createParty({ adults: 2, children: 0, others: 0 });
    if (first) first.lastName = '山田';
    expect(second?.lastName).toBe('');
  });
});
