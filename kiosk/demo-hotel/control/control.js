// Polls arrivals, queue, faults and situation once a second. Also finds, copies and types the guests' names.

import { sendPassport, typeName } from './tablet.js';

const POLL_MS = 1000;
const MOST_SHOWN = 100;
const SAID_MS = 4000;
const OWN_SETTINGS = 'house';
const isJapanese = document.documentElement.lang === 'ja';

const say = (ja, en) => (isJapanese ? ja : en);

const arrivals = document.querySelector('#arrivals');
const queue = document.querySelector('#queue');
const faults = document.querySelector('#faults');
const rows = new Map();
/** Everything before has its final answer. */
let settledUpTo = 0;

/** A body makes the call a change. */
async function api(path, body) {
  const headers = { 'content-type': 'application/json' };
  const init = body && { method: 'POST', body: JSON.stringify(body), headers };
  const response = await fetch(`/demo/api/${path}`, init);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error_msg);
  return answer;
}

function element(tag, text = '', className = '') {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

function rowWithButton(text, words, change) {
  const row = element('li', text);
  const button = element('button', words);
  button.type = 'button';
  button.addEventListener('click', () => change().then(refresh));
  row.append(button);
  return row;
}

let silence;
function announce(text) {
  const said = document.querySelector('#said');
  said.textContent = text;
  said.hidden = false;
  clearTimeout(silence);
  silence = setTimeout(() => {
    said.hidden = true;
  }, SAID_MS);
}

/** A count in the bar, with a button for a number above zero. */
function count(name, number, none, some) {
  const shown = document.querySelector(`#now-${name}`);
  shown.textContent = number === 0 ? none : some;
  shown.classList.toggle('some', number > 0);
  shown.parentElement.querySelector('button').hidden = number === 0;
}

function lines(title, record) {
  const entries = Object.entries(record);
  if (entries.length === 0) return [];
  const list = element('dl');
  for (const [name, value] of entries) list.append(element('dt', name), element('dd', value));
  return [element('h4', title), list];
}

function fill(row, arrival) {
  const { status } = arrival;
  const tone = status === 0 ? '' : status < 300 ? 'good' : 'bad';
  const summary = element('summary');
  summary.append(
    element('time', new Date(arrival.at).toLocaleTimeString(document.documentElement.lang)),
    element('b', arrival.call),
    element('i', arrival.dialect === 'none' ? '' : arrival.dialect),
    element('span', status || '—', `status ${tone}`),
  );
  const details = element('details');
  details.open = row.querySelector('details')?.open ?? false;
  details.append(
    summary,
    element('p', `${arrival.method} ${arrival.path}`, 'path'),
    ...lines('headers', arrival.headers),
    ...lines('query', arrival.query),
    ...lines('form', arrival.form),
  );
  row.replaceChildren(details);
  if (arrival.note) row.append(element('p', arrival.note, 'note'));
}

function showArrivals(answer) {
  for (const arrival of answer.arrivals) {
    const row = rows.get(arrival.number) ?? element('li');
    if (!rows.has(arrival.number)) arrivals.prepend(row);
    rows.set(arrival.number, row);
    fill(row, arrival);
  }
  for (const number of rows.keys()) {
    const gone = answer.oldest === null || number < answer.oldest || rows.size > MOST_SHOWN;
    if (!gone) break;
    rows.get(number).remove();
    rows.delete(number);
  }
  const pending = answer.arrivals.find(({ status, note }) => status === 0 && !note);
  const last = answer.arrivals.at(-1)?.number ?? settledUpTo;
  settledUpTo = pending === undefined ? last : pending.number - 1;
  document.querySelector('#no-arrivals').hidden = rows.size > 0;
}

function showQueue({ waiting }) {
  queue.replaceChildren(
    ...waiting.map(({ visit, name, ahead, minutes, status }) =>
      rowWithButton(
        say(
          `${name} ― 前に${ahead}組・約${minutes}分（ステータス${status}）`,
          `${name} – ${ahead} ahead, about ${minutes} min (status ${status})`,
        ),
        say('次へ', 'Next'),
        () => api('queue', { visit }),
      ),
    ),
  );
  document.querySelector('#no-queue').hidden = waiting.length > 0;
  count('queue', waiting.length, say('なし', 'empty'), say(`${waiting.length}組`, String(waiting.length)));
}

function showFaults({ faults: waiting }) {
  faults.replaceChildren(
    ...waiting.map(({ call, kind, status, ms, times, when, errorMsg }) => {
      const facts = [call, kind, status, ms && `${ms} ms`, times && `×${times}`, when, errorMsg];
      return rowWithButton(facts.filter(Boolean).join(' · '), say('解除', 'Clear'), () =>
        api('faults/clear', { call }),
      );
    }),
  );
  const [first] = waiting;
  const more = waiting.length > 1 ? ` +${waiting.length - 1}` : '';
  count('faults', waiting.length, say('なし', 'none'), first ? `${first.call} · ${first.kind}${more}` : '');
}

function showSituation({ id }) {
  const name = document.querySelector(`[data-situation="${CSS.escape(id)}"]`)?.textContent ?? id;
  count('situation', id === OWN_SETTINGS ? 0 : 1, name, name);
  for (const link of document.querySelectorAll('[data-situation]'))
    link.ariaCurrent = link.dataset.situation === id ? 'true' : null;
}

/** Draws changes only: redrawing a list under the pointer would swallow a click. */
const shown = new Map();
function showIfNew(name, answer, show) {
  const text = JSON.stringify(answer);
  if (shown.get(name) === text) return;
  shown.set(name, text);
  show(answer);
}

async function refresh() {
  try {
    const asked = [`arrivals?after=${settledUpTo}`, 'queue', 'faults', 'situation'];
    const [arrived, waiting, set, situation] = await Promise.all(asked.map((path) => api(path)));
    showArrivals(arrived);
    showIfNew('queue', waiting, showQueue);
    showIfNew('faults', set, showFaults);
    showIfNew('situation', situation, showSituation);
    document.querySelector('#trouble').hidden = true;
  } catch {
    document.querySelector('#trouble').hidden = false;
  }
}

document.querySelector('#fault').addEventListener('submit', async (event) => {
  event.preventDefault();
  try {
    await api('faults', Object.fromEntries(new FormData(event.target)));
  } catch (error) {
    alert(error.message);
  }
  await refresh();
});
const CHANGES = {
  house: () => api('situation', { id: OWN_SETTINGS }),
  'clear-faults': () => api('faults/clear', {}),
  'move-queue': () => api('queue', {}),
  reset: () => api('reset', {}),
};

function copy(text) {
  // The clipboard's API is missing on plain http, where a demo in a house runs.
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}

const said = (isCopied, text) =>
  announce(
    isCopied
      ? say(`「${text}」をコピーしました。`, `Copied “${text}”.`)
      : say('コピーできませんでした。', 'It could not be copied.'),
  );

async function type({ type: name, journey }) {
  if (await typeName(name, journey)) announce(say(`「${name}」を入力しました。`, `Typed “${name}”.`));
  // The browser opens no window; the name is there to be pasted.
  else said(copy(name), name);
}

function read(lines) {
  announce(
    sendPassport(lines.split(' '))
      ? say('パスポートを送りました。', 'Sent the passport.')
      : say(
          '先に、タブレットでお客様情報の画面を開いてください。',
          'First open the form of the guests on the tablet.',
        ),
  );
}

document.addEventListener('click', ({ target }) => {
  const { dataset } = target.closest('button') ?? {};
  if (dataset?.do) CHANGES[dataset.do]().then(refresh);
  if (dataset?.copy) said(copy(dataset.copy), dataset.copy);
  if (dataset?.type) type(dataset);
  if (dataset?.passport) read(dataset.passport);
});

/** Normalises a text for the search. */
const plain = (text) => text.normalize('NFKC').toLowerCase();

document.querySelector('#find').addEventListener('input', ({ target }) => {
  const wanted = plain(target.value).split(/\s+/u).filter(Boolean);
  for (const entry of document.querySelectorAll('[data-find]')) {
    const text = plain(entry.textContent);
    entry.hidden = !wanted.every((word) => text.includes(word));
  }
  const hasFound = (part) => part.querySelector('[data-find]:not([hidden])') !== null;
  for (const group of document.querySelectorAll('[data-group]')) group.hidden = !hasFound(group);
  document.querySelector('#not-found').hidden = hasFound(document);
});

async function keepUp() {
  if (!document.hidden) await refresh();
  setTimeout(keepUp, POLL_MS);
}
await keepUp();
