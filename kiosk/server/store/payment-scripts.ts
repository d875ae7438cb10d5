import { IS_YOUNG, POOLS } from './scripts.ts';

/** The store's payments. A record is `booked`, or payer and claim. A stranger's payment binds only strangers. */

/**
 * Claims a payment. KEYS: payment, born, grown, the payer's pool, the strangers'. ARGV: payer, claim, lifetime in ms,
 * the store's run, most in the pool.
 */
export const CLAIM_PAYMENT = `${POOLS}${IS_YOUNG}
local payer, record = ARGV[1], redis.call('GET', KEYS[1])
local own = payer .. ' ' .. ARGV[2]
if record == own then return 'claimed' end
if record == 'booked' then return 'booked' end
if record and not (payer == 'guest' and string.find(record, '^stranger ')) then return 'sent' end
if payer ~= 'probe' and isYoung(KEYS[2], KEYS[3], ARGV[4]) then return 'young' end
local life = tonumber(ARGV[3])
if size(KEYS[4], life) >= tonumber(ARGV[5]) then return 'full' end
redis.call('SET', KEYS[1], own, 'PX', life)
enter(KEYS[4], KEYS[1], life)
if payer == 'guest' then redis.call('ZREM', KEYS[5], KEYS[1]) end
return 'claimed'
`;

/** Frees a refused payment. KEYS: payment, pools. ARGV: claim. */
export const FREE_PAYMENT = `
local record = redis.call('GET', KEYS[1])
if record and string.match(record, '^%l+ (.*)$') == ARGV[1] then
  redis.call('DEL', KEYS[1])
  for at = 2, #KEYS do redis.call('ZREM', KEYS[at], KEYS[1]) end
end
return 'OK'
`;

/**
 * Tells a gateway's payments: a record only rises, from stranger to guest to booked. Strangers' bookings take their
 * room. KEYS: the guests' pool, the strangers', payments. ARGV: lifetime in ms, records.
 */
export const TELL_PAYMENTS = `${POOLS}
local RANKS = {stranger = 1, guest = 2, booked = 3}
local function rank(record) return record and RANKS[string.match(record, '^%l+')] or 0 end
local life = tonumber(ARGV[1])
for at = 3, #KEYS do
  local record = ARGV[at - 1]
  if rank(record) > rank(redis.call('GET', KEYS[at])) then
    local isStranger = rank(record) == 1 or record == 'booked' and redis.call('ZSCORE', KEYS[2], KEYS[at])
    redis.call('SET', KEYS[at], record, 'PX', life)
    enter(isStranger and KEYS[2] or KEYS[1], KEYS[at], life)
    redis.call('ZREM', isStranger and KEYS[1] or KEYS[2], KEYS[at])
  end
end
return 'OK'
`;

/** Notes a token of the hotel; the oldest go first. KEYS: tokens. ARGV: token, lifetime in ms, most. */
export const NOTE_TOKEN = `${POOLS}
enter(KEYS[1], ARGV[1], tonumber(ARGV[2]))
redis.call('ZREMRANGEBYRANK', KEYS[1], 0, -1 - tonumber(ARGV[3]))
return 'OK'
`;

/** KEYS: tokens. ARGV: token. */
export const KNOWS_TOKEN = `${POOLS}
local ends = redis.call('ZSCORE', KEYS[1], ARGV[1])
return ends and tonumber(ends) > now and 1 or 0
`;
