import { describe, expect, it } from 'vitest';
import { compileWhole } from '../../kiosk/tools/compile-hint.ts';

const chunk = (name: string) => ({ type: 'chunk' as const, name, code: `told("${name}");` });
const picture = { type: 'asset' as const };

describe('scripts that nearly every guest runs', () => {
  it('begin with what lets the browser compile them as a whole', () => {
    const [first, later] = [chunk('first'), chunk('later')];
    compileWhole(['first'], [picture, first, later]);
    expect(first.code).toBe('//# allFunctionsCalledOnLoad\ntold("first");');
    expect(later.code).toBe('told("later");');
  });

  it('have to be there', () => {
    expect(() => compileWhole(['first', 'settings'], [picture, chunk('first')])).toThrow('settings');
  });
});
