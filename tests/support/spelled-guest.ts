import { FIELD_ROWS } from '~/domain/guest';

/** A guest in `guest_info` by the specification, with `SAMPLE_ANSWERS`, or `blank` where the row has one. No other test spells the wire. */
export const SPELLED = {
  id: 1,
  name: '山田\u3000太郎',
  use_mem_add: false,
  foreign_flg: false,
  overseas_flg: false,
  zip_code: '7830060',
  prefecture: '高知県',
  city: '南国市',
  subarea: '蛍が丘',
  address: '１−２−３',
  phone: '09012345678',
  tel_country_name: '日本',
  first_name: '太郎',
  last_name: '山田',
  first_name_kana: 'タロウ',
  last_name_kana: 'ヤマダ',
  age: 42,
  gender: 1,
  is_child: false,
  prev_accommodation: '自宅',
  next_accommodation: '自宅',
  occupation: '会社員',
};

/** The app's own values. */
const OWN = ['tel_country_name', ...Object.values(FIELD_ROWS).map(({ blank, wire }) => blank && wire)];
const emptied = (value: unknown) =>
  typeof value === 'string' ? '' : typeof value === 'number' ? null : value;
/** A silent guest. */
export const UNSAID: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(SPELLED).map(([key, value]) => [key, OWN.includes(key) ? value : emptied(value)]),
);
