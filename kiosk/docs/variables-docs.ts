import { aboutVariables, TENANT_VARIABLES } from '../server/variables.ts';
import { withParts } from './page-parts.ts';

/** The gateway's page with its table of variables, and the list of each tenant's. */
export function variablesPage(page: string): string {
  const rows = aboutVariables().map(
    ([name, { of, meaning, usual }]) => `| \`${name}\` | ${meaning} | ${usual} | ${of} |`,
  );
  const table = ['| variable | meaning | default | whose |', '|---|---|---|---|', ...rows];
  return withParts(page, {
    variables: `\n${table.join('\n')}\n`,
    'tenant-variables': TENANT_VARIABLES.map((name) => `\`${name}\``).join(', '),
  });
}
