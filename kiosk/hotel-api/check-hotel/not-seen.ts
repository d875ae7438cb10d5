/** A tablet's cases that need a particular test reservation or option. */
const SIGHTS = {
  spaces: "a name with a space: --name 'テスト タロウ'",
  expired: 'an expired token, which is answered 401: --expired-token',
  passport: 'a picture as large as that of a passport',
  code: 'checkin_code after a check-in',
  wait: 'a guest who waits in the queue (status 1, 2, 3)',
  bill: 'a bill with something to pay',
} as const;
export type Sight = keyof typeof SIGHTS;

const NEVER = [
  'how long a token lives: an hour at least',
  'two guests of one name, several tablets at the same time, and whether a stay that is looked up again keeps its request_id',
  'a body of more than 2 MB: a passport may need 6 MB',
  'the ready answer of the queue asked for twice, and calls with a token but without a property',
  'a guest from overseas, and a second language',
  'an e-mail, a settlement, its refusal and the code after it, a check-out: they would send, book and end something',
];

/** The cases that a run did not see, each in a sentence. */
export const notSeen = (seen: ReadonlySet<string>): readonly string[] => [
  ...Object.entries(SIGHTS).flatMap(([sight, sentence]) => (seen.has(sight) ? [] : [sentence])),
  ...NEVER,
];
