import { describe, expect, it } from 'vitest';
import { variablesPage } from '../../kiosk/docs/variables-docs.ts';
import { aboutVariables, TENANT_VARIABLES } from '../../kiosk/server/variables.ts';
import { readProjectFile } from '../support/source';

describe("the table of the gateway's variables", () => {
  it('is what the code says (if not: npm run docs)', () => {
    const page = readProjectFile('kiosk/server/README.md');
    expect(page).toBe(variablesPage(page));
  });

  it('says of every variable what it means and what counts without it', () => {
    expect(aboutVariables().length).toBeGreaterThan(20);
    const silent = aboutVariables().filter(([, { meaning, usual }]) => meaning === '' || usual === '');
    expect(silent).toEqual([]);
  });

  it('has a variable of the process beside those of each tenant', () => {
    expect(TENANT_VARIABLES).toContain('HOTEL_URL');
    expect(TENANT_VARIABLES).not.toContain('PORT');
  });
});
