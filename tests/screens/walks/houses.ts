import type { Config } from '~/config/schema';
import { COMPANION_FIELDS, type Level, REPRESENTATIVE_FIELDS } from '~/domain/visibility';
import { configOf } from '../../support/config';

const at = (fields: readonly string[], level: Level) =>
  Object.fromEntries(fields.map((name) => [name, level]));

/** Little is asked, so that walks get far. */
const LITTLE = {
  representative: { ...at(REPRESENTATIVE_FIELDS, 0), last_name: 2, overseas: 2, address: 2, passport: 2 },
  companion: { ...at(COMPANION_FIELDS, 0), last_name: 2 },
};

/** Settings of one back end. */
export type House = { readonly system: 'legacy' | 'cico'; readonly settings: readonly Config[] };

const legacy = (file: object): Config => configOf({ system: 'legacy', facility: { id: '101' }, ...file });
const cico = (file: object): Config =>
  configOf({
    system: 'cico',
    facility: { id: 'HONKAN' },
    api: { authorization_client: 'demo-client' },
    ...file,
  });

/** The houses a guest may find, each with settings that may change between visits. */
export const HOUSES: readonly House[] = [
  {
    system: 'legacy',
    settings: [
      legacy({}),
      legacy({ display: { control_visibility: true, use_membership_info: true }, visibility: LITTLE }),
      legacy({ visibility: LITTLE, display: { use_checkin_payment: true, use_membership_info: true } }),
    ],
  },
  {
    system: 'cico',
    settings: [
      cico({ visibility: LITTLE, qr_code: { is_active_in_checkin: true } }),
      cico({ visibility: LITTLE, display: { use_checkin_payment: true } }),
      cico({ visibility: LITTLE, display: { use_checkout: false, control_visibility: true } }),
    ],
  },
];
