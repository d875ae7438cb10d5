import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../src/domain/languages.ts';
import { allowed } from '../docs/settings-docs.ts';
import { howToCall } from '../server/how-to-call.ts';
import { TENANT_NAME } from '../server/tenants.ts';
import { childrenOf, configSchemaJson, PARTS, type SchemaNode } from '../settings/config-schema-json.ts';

export const SYSTEMS = ['legacy', 'cico'] as const;

export interface TenantOrder {
  readonly name: string;
  readonly root: string;
  readonly hosts: string;
  /** Undefined for the demo hotel. */
  readonly hotelUrl: string | undefined;
  readonly system: (typeof SYSTEMS)[number];
}

export class NoTenant extends Error {}

/**
 * Makes a tenant's folder, variables and schema.
 * @returns the files with purposes
 * @throws {NoTenant} before any change
 */
export function makeTenant(order: TenantOrder): readonly (readonly [path: string, use: string])[] {
  const { name, root } = order;
  if (!TENANT_NAME.test(name))
    throw new NoTenant(`${name}: a tenant is named with small letters, digits and hyphens, 63 at most.`);
  const folder = join(root, name);
  const env = join(root, `${name}.env`);
  const there = [folder, env].find((path) => existsSync(path));
  if (there !== undefined) throw new NoTenant(`${there} is there already, and is left alone.`);
  const languages = join(folder, 'tenant-lang');
  mkdirSync(root, { recursive: true });
  mkdirSync(folder);
  try {
    mkdirSync(languages);
    write(env, variables(order), 0o600);
    write(join(folder, 'config.json'), config(order));
    for (const language of Object.keys(LANGUAGES)) write(join(languages, `${language}.json`), '{}\n');
    for (const [file, text] of [
      [`${name}.settings.jsonc`, everySetting()],
      ['config.schema.json', configSchemaJson()],
    ] as const) {
      rmSync(join(root, file), { force: true });
      write(join(root, file), text);
    }
  } catch (error) {
    rmSync(folder, { recursive: true });
    rmSync(env, { force: true });
    throw error;
  }
  return [
    [env, 'hosts, hotel and tokens: for the gateway alone, never served'],
    [join(folder, 'config.json'), 'the settings; this folder is public'],
    [join(root, `${name}.settings.jsonc`), 'every setting with its meaning, to copy from'],
    [languages, "words of the hotel's own, laid over ours"],
    [join(root, 'config.schema.json'), 'with which an editor checks config.json'],
  ];
}

/** Writes a new file, never through a link: a folder's owner could lead it to a file of root's. */
const write = (path: string, text: string, mode = 0o666): void =>
  writeFileSync(path, text, { mode, flag: 'wx' });

const variables = ({
  hosts,
  hotelUrl,
}: TenantOrder): string => `# Variables of this tenant, for the gateway alone: kiosk/server/README.md

# Host names that lead to this tenant, with commas between; no other tenant may have one of them.
HOSTS=${hosts}

# The hotel's system, such as https://pms.example.jp; demo is the demo hotel, which only npm start has.
HOTEL_URL=${hotelUrl ?? 'demo'}

# Where the point service and the postcode service have addresses of their own.
# POINT_URL=
# ADDRESS_URL=

# The password of /tablets and /metrics, with any user name. Made for this tenant.
WATCH_TOKEN=${randomBytes(18).toString('base64url')}

# Tablets send this token with their reports; their browser's management or config.json has the same.
# HEARTBEAT_TOKEN=

# The staff's name for each tablet.
# TABLET_NAMES=LOBBY-1=Main lobby,LOBBY-2=Annex
`;

/** The demo hotel needs these for payments and look-ups. */
const DEMO = {
  legacy: { card: { script_url: '/demo/token.js' }, facility: { id: '101' } },
  cico: {
    api: { authorization_client: 'demo-client' },
    card: { script_url: '/demo/token.js' },
    facility: { id: 'HONKAN' },
  },
};
const OWN = { legacy: {}, cico: { api: { authorization_client: '' } } };

const config = ({ hotelUrl, system }: TenantOrder): string =>
  `${JSON.stringify(
    {
      $schema: '../config.schema.json',
      system,
      ...(hotelUrl === undefined ? DEMO : OWN)[system],
      language: {
        supported: Object.keys(LANGUAGES),
        default: 'ja',
        auto_language_select: 'browser',
      },
      kiosk: { staff_pin_hash: '', help_url: '/help', heartbeat_url: '/heartbeat' },
    },
    null,
    2,
  )}\n`;

/** Every setting with default, meaning and rule; JSON takes no comments. */
function everySetting(): string {
  const lines = PARTS.flatMap(([name, node]) => {
    if (!node.properties) return setting(name, node, '  ');
    const own = childrenOf(node).flatMap(([key, child]) => setting(key, child, '    '));
    return [`  // ${node.words?.en ?? ''}`, `  "${name}": {`, ...own, '  },', ''];
  });
  return [
    '// Every setting of config.json with its default. Copy what you change into config.json, which takes no comments, and run',
    `// ${howToCall('check-config')} config.json`,
    '{',
    ...lines,
    '}',
    '',
  ].join('\n');
}

function setting(key: string, node: SchemaNode, indent: string): readonly string[] {
  const about = `${node.words?.en ?? ''} Allowed: ${allowed(node, 'en').replaceAll('`', '')}.`;
  return [
    `${indent}// ${about.replace(/\s+/gu, ' ').trim()}`,
    `${indent}// "${key}": ${JSON.stringify(node.default ?? null)},`,
  ];
}
