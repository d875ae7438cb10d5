/** The table's columns: faults of a call, spelt from the agreement, not from the code. */

export type Sight =
  | 'on'
  | 'words'
  | 'no-connection'
  | 'too-late'
  | 'unreadable'
  | 'no-word'
  | 'session-ended'
  | 'general'
  | 'facilities'
  | 'card'
  | 'payment-unknown'
  /** The page that sends the guest to the front desk. */
  | 'front-desk'
  | 'nothing';

export const DIALOGS = {
  'no-connection': { text: 'api.base_api.error_network' },
  'too-late': { text: 'api.base_api.error_request_timeout' },
  unreadable: { text: 'api.base_api.error_invalid_format' },
  'no-word': { text: 'api.base_api.error_status_error' },
  'session-ended': { text: 'api.base_api.error_session_ended' },
  general: { text: 'app.general_error_message' },
  facilities: {
    title: 'views.checkin.search_view.facilities_error',
    text: 'views.checkin.search_view.facilities_error_message',
  },
  card: { text: 'api.gmo.error_common' },
  'payment-unknown': { text: 'views.payment.check_payment_view.unanswered' },
} as const satisfies Partial<Record<Sight, { readonly title?: string; readonly text: string }>>;

export type Fault = {
  /** Where the answer is read. */
  readonly sees: Sight;
  /** The hotel acted, or may have. */
  readonly acts: boolean;
  /** A success if nobody reads the answer. */
  readonly isSuccess?: true;
  /** Nobody knows whether the hotel acted. */
  readonly isUnanswered?: true;
};

const success = { acts: true, isSuccess: true } as const;
const unanswered = { acts: false, isUnanswered: true } as const;

const faults = {
  offline: { sees: 'no-connection', ...unanswered },
  'closed-before': { sees: 'no-connection', ...unanswered },
  'lost-once': { sees: 'no-connection', ...unanswered },
  'closed-after': { sees: 'no-connection', ...unanswered, acts: true },
  hang: { sees: 'too-late', ...unanswered },
  slow: { sees: 'too-late', ...unanswered, acts: true },
  '4xx-words': { sees: 'words', acts: false },
  '5xx-words': { sees: 'words', acts: false },
  '4xx-json': { sees: 'unreadable', acts: false },
  '4xx-empty': { sees: 'no-word', acts: false },
  '401-once': { sees: 'no-word', acts: false },
  '401-always': { sees: 'no-word', acts: false },
  '404': { sees: 'unreadable', acts: false },
  'not-sent': { sees: 'no-word', acts: false },
  '5xx-json': { sees: 'unreadable', ...unanswered },
  '5xx-html': { sees: 'unreadable', ...unanswered },
  '5xx-empty': { sees: 'no-word', ...unanswered },
  '5xx-after': { sees: 'unreadable', ...unanswered, acts: true },
  '3xx-empty': { sees: 'no-word', ...unanswered },
  '200-html': { sees: 'unreadable', ...unanswered },
  '200-words': { sees: 'words', acts: false },
  '200-words-inside': { sees: 'words', acts: false },
  '200-words-beside': { sees: 'words', acts: false },
  '200-part': { sees: 'unreadable', ...success },
  '200-html-after': { sees: 'unreadable', ...unanswered, acts: true },
  '200-empty': { sees: 'unreadable', ...success },
  '200-cut': { sees: 'unreadable', ...success },
  '200-no-payload': { sees: 'unreadable', ...success },
  '200-other-type': { sees: 'unreadable', ...success },
  '200-no-fields': { sees: 'unreadable', ...success },
  'visit-over': { sees: 'nothing', ...success },
  'double-tap': { sees: 'on', ...success },
} satisfies Readonly<Record<string, Fault>>;

export type FaultId = keyof typeof faults;

export const FAULTS: Readonly<Record<FaultId, Fault>> = faults;

/** The published columns; faults with equal answers share one. */
export const COLUMNS: readonly {
  readonly title: string;
  readonly meaning: string;
  readonly faults: readonly FaultId[];
  /** All are tried with every call; by default they take turns. */
  readonly triesAll?: true;
}[] = [
  {
    title: 'no connection',
    meaning: 'the tablet is offline, or the connection breaks before the hotel has done anything',
    faults: ['offline', 'closed-before'],
  },
  {
    title: 'lost once',
    meaning: 'the same, but only once: what is only read is asked once more, and its answer comes',
    faults: ['lost-once'],
  },
  {
    title: 'lost answer',
    meaning: 'the hotel has done it, and the connection breaks before its answer has come',
    faults: ['closed-after'],
  },
  { title: 'hangs', meaning: 'nothing comes before the deadline (`api.timeout_ms`)', faults: ['hang'] },
  {
    title: 'late answer',
    meaning: 'the hotel does it, and its answer comes after the deadline',
    faults: ['slow'],
  },
  {
    title: '`error_msg`',
    meaning: 'any 4xx or 5xx whose JSON holds a sentence as `error_msg` (a 404: see there)',
    faults: ['4xx-words', '5xx-words'],
  },
  {
    title: '2xx, `error_msg`',
    meaning:
      'a 2xx whose JSON holds a sentence as `error_msg`, at the top or in `payload`, alone or beside a whole answer; the hotel has done nothing',
    faults: ['200-words', '200-words-inside', '200-words-beside'],
    triesAll: true,
  },
  {
    title: '4xx, other body',
    meaning: 'a 4xx with a body that has no `error_msg`: other JSON, a page',
    faults: ['4xx-json'],
  },
  { title: '4xx, empty', meaning: 'a 4xx without a body', faults: ['4xx-empty'] },
  {
    title: '401, once',
    meaning:
      'a 401 without `error_msg`, as for a token that has ended; the reservation is looked up again, and is the same',
    faults: ['401-once'],
  },
  {
    title: '401, again',
    meaning: 'the same, and once more with the new token',
    faults: ['401-always'],
  },
  { title: '404', meaning: 'a 404, usually with a page', faults: ['404'] },
  {
    title: 'not sent',
    meaning: 'a 502 with which our own gateway says that the call never reached the hotel',
    faults: ['not-sent'],
  },
  {
    title: '5xx, other body',
    meaning: 'a 5xx with a body that has no `error_msg`: other JSON, a page; the hotel has done nothing',
    faults: ['5xx-json', '5xx-html'],
  },
  { title: '5xx, empty', meaning: 'a 5xx without a body; the hotel has done nothing', faults: ['5xx-empty'] },
  {
    title: '5xx, done',
    meaning: 'a 5xx with a page, such as a proxy sends, though the hotel has done it',
    faults: ['5xx-after'],
  },
  {
    title: '3xx',
    meaning:
      'a redirect that names no address, without a body; one that does is no connection to a call that changes something',
    faults: ['3xx-empty'],
  },
  {
    title: '2xx, page',
    meaning:
      'a 2xx with a whole page that did not come through our gateway, such as one to log in to the network; the hotel has done nothing',
    faults: ['200-html'],
  },
  { title: '2xx, page, done', meaning: 'the same, though the hotel has done it', faults: ['200-html-after'] },
  {
    title: '2xx, unreadable',
    meaning:
      'a 2xx that is empty, broken JSON, plain words, other HTML or XML, has no `payload`, or one of another type',
    faults: ['200-empty', '200-cut', '200-part', '200-no-payload', '200-other-type'],
  },
  {
    title: '2xx, no fields',
    meaning:
      'a 2xx whose `payload` is an object without the fields that are expected, or whose text (agreement, terms) has nothing that can be read, more than 200 KB, or more than 5,000 tags',
    faults: ['200-no-fields'],
  },
  {
    title: 'after the visit',
    meaning: 'the answer comes when the visit is over and the next guest may stand there',
    faults: ['visit-over'],
  },
  { title: 'double tap', meaning: 'two taps in one moment, and nothing goes wrong', faults: ['double-tap'] },
];

/** One fault of most columns; faults of one column take turns by row. */
export const faultsOf = (row: number): readonly FaultId[] =>
  COLUMNS.flatMap(({ faults, triesAll }) =>
    triesAll ? faults : faults.slice(row % faults.length).slice(0, 1),
  );
