/**
 * What the store does in one step, in its own language. A store that is younger than ARGV[3] seconds takes no claim: after it has
 * lost its data, gateways tell it first what they had claimed.
 * KEYS: the call, when the tenant's data began. ARGV: record, how long it is kept in ms, youth in seconds.
 */
export const CLAIM = `
local known = redis.call('GET', KEYS[1])
if known then return {'known', known} end
local born = redis.call('GET', KEYS[2])
if not born then return {'young'} end
local began = tonumber(string.match(born, '^%d+'))
if tonumber(redis.call('TIME')[1]) - began < tonumber(ARGV[3]) then return {'young'} end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return {'claimed'}
`;

/**
 * Adds what one gateway has heard of the tablets, and gives what all know.
 * KEYS: born, tablets (id to JSON), changes (id by the number of its last change), number of the last change, help (id to JSON),
 * sums, whether lost sums were told. ARGV: a name for the data if they begin now, the last change that the gateway knows, tablets to keep, tablets to give in one
 * answer, news as JSON: `{"tablets": {id: text}, "help": [{"open": call} or {"close": {device, at}}], "sums": {name: number}, "lostSums": {name: number}}`.
 */
export const EXCHANGE = `
if redis.call('EXISTS', KEYS[1]) == 0 then
  redis.call('SET', KEYS[1], redis.call('TIME')[1] .. ' ' .. ARGV[1])
end
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
