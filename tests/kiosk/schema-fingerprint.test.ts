import { describe, expect, it } from 'vitest';
import { rulesHash, SAME_RULES, schemaFingerprint } from '../../kiosk/build/schema-fingerprint';

describe('the fingerprint of the rules for settings', () => {
  it('is a short hash', () => expect(schemaFingerprint()).toMatch(/^[0-9a-f]{12}$/));

  it('is an earlier one only for the rules of today (if not: remove the entry from SAME_RULES)', () => {
    expect(Object.keys(SAME_RULES).filter((hash) => hash !== rulesHash())).toEqual([]);
  });
});
