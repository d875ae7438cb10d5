/**
 * Scripts that the store runs in one step. A pool is a sorted set of names by expiry, which bounds their number.
 * Counting precedes writing: a store out of memory refuses no later write.
 */

/** Live names in a pool; names from before the clock was put back do not count. */
export const POOLS = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function size(pool, life) return redis.call('ZCOUNT', pool, '(' .. now, now + life) end
local function enter(pool, name, life)
  redis.call('ZADD', pool, now + life, name)
  redis.call('ZREMRANGEBYSCORE', pool, '-inf', now)
  redis.call('ZREMRANGEBYSCORE', pool, '(' .. now + life, '+inf')
  redis.call('PEXPIRE', pool, life)
end
`;

/** Whether every gateway had time to tell its claims; no clock of the store counts. */
export const IS_YOUNG = `
local function isYoung(born, grown, run)
  local data = redis.call('GET', born)
  return not data or redis.call('GET', grown) ~= run .. ' ' .. data
end
`;

/**
 * Claims a call. KEYS: the call, born, grown, pool. ARGV: record, lifetime in ms, the store's run, most in the pool,
 * \`probe\` where youth does not matter.
 */
export const CLAIM = `${POOLS}${IS_YOUNG}
local known = redis.call('GET', KEYS[1])
if known then return {'known', known} end
if ARGV[5] ~= 'probe' and isYoung(KEYS[2], KEYS[3], ARGV[3]) then return {'young'} end
local life = tonumber(ARGV[2])
if size(KEYS[4], life) >= tonumber(ARGV[4]) then return {'full'} end
redis.call('SET', KEYS[1], ARGV[1], 'PX', life)
enter(KEYS[4], KEYS[1], life)
return {'claimed'}
`;

/** Ends the store's youth. KEYS: born, grown. ARGV: the store's run, born's content. */
export const GROW = `
if redis.call('GET', KEYS[1]) == ARGV[2] then redis.call('SET', KEYS[2], ARGV[1] .. ' ' .. ARGV[2]) end
return 'OK'
`;

/**
 * Adds what one gateway has heard of the tablets, and gives what all know.
 * KEYS: born, tablets (id to JSON), changes (id by the number of its last change), number of the last change, help (id to JSON),
 * sums, whether lost sums were told. ARGV: a name for the data if they begin now, the last change that the gateway knows, tablets to keep, tablets to give in one
 * answer, news as JSON: `{"tablets": {id: text}, "help": [{"open": call} or {"close": {device, at}}], "sums": {name: number}, "lostSums": {name: number}}`.
 */
export const EXCHANGE = `
redis.call('SET', KEYS[1], ARGV[1], 'NX')
local news = cjson.decode(ARGV[5])
for device, text in pairs(news.tablets) do
  redis.call('HSET', KEYS[2], device, text)
  redis.call('ZADD', KEYS[3], redis.call('INCR', KEYS[4]), device)
end
local over = redis.call('ZCARD', KEYS[3]) - tonumber(ARGV[3])
if over > 0 then
  local popped = redis.call('ZPOPMIN', KEYS[3], over)
  for at = 1, #popped, 2 do redis.call('HDEL', KEYS[2], popped[at]) end
end
for _, change in ipairs(news.help) do
  local device = (change.open or change.close).device
  local text = redis.call('HGET', KEYS[5], device)
  local known = text and cjson.decode(text)
  if change.close then
    if known and known.at == change.close.at then redis.call('HDEL', KEYS[5], device) end
  elseif not (known and known.isKnown and not change.open.isKnown) then
    if known then change.open.at = known.at end
    redis.call('HSET', KEYS[5], device, cjson.encode(change.open))
  end
end
if next(news.lostSums) and redis.call('SETNX', KEYS[7], '1') == 1 then
  for name, sum in pairs(news.lostSums) do redis.call('HINCRBY', KEYS[6], name, sum) end
end
for name, sum in pairs(news.sums) do redis.call('HINCRBY', KEYS[6], name, sum) end
local changed = redis.call('ZRANGEBYSCORE', KEYS[3], '(' .. ARGV[2], '+inf', 'WITHSCORES', 'LIMIT', 0, ARGV[4])
local tablets, upTo = {}, ARGV[2]
for at = 1, #changed, 2 do
  tablets[#tablets + 1] = redis.call('HGET', KEYS[2], changed[at])
  upTo = changed[at + 1]
end
return {redis.call('GET', KEYS[1]), upTo, tablets, redis.call('HVALS', KEYS[5]), redis.call('HGETALL', KEYS[6])}
`;
