import type { Config } from '~/config/schema';
import { onlyAsked } from '../../../kiosk/guest/levels';
import { configOf } from '../../support/config';

/** Few questions, so that walks get far. */
const LITTLE = onlyAsked({ last_name: 2, overseas: 2, address: 2, passport: 2 }, { last_name: 2 });

/** A hotel without it takes no cards. */
const CARDS = { script_url: '/demo/token.js' };

/** A back end's settings, which may change between visits. */
export type House = { readonly system: 'legacy' | 'cico'; readonly settings: readonly Config[] };

const legacy = (file: object): Config => configOf({ system: 'legacy', facility: { id: '101' }, ...file });
const cico = (file: object): Config =>
  configOf({
    system: 'cico',
    facility: { id: 'HONKAN' },
    api: { authorization_client: 'demo-client' },
    ...file,
  });

export const HOUSES: readonly House[] = [
  {
    system: 'legacy',
    settings: [
      legacy({ card: CARDS }),
      legacy({ display: { control_visibility: true, use_membership_info: true }, ...LITTLE }),
      legacy({ ...LITTLE, display: { use_checkin_payment: true, use_membership_info: true }, card: CARDS }),
    ],
  },
  {
    system: 'cico',
    settings: [
      cico({ ...LITTLE, qr_code: { is_active_in_checkin: true } }),
      cico({ ...LITTLE, display: { use_checkin_payment: true }, card: CARDS }),
      cico({ ...LITTLE, display: { use_checkout: false, control_visibility: true } }),
    ],
  },
];
