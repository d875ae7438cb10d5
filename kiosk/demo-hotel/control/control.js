// Keeps the control page up to date: asks once a second what arrived, who waits, which faults are set and which situation holds.

const POLL_MS = 1000;
const MOST_SHOWN = 100;

const arrivals = document.querySelector('#arrivals');
const queue = document.querySelector('#queue');
const faults = document.querySelector('#faults');
/** Rows by the number of their arrival. */
const rows = new Map();
/** Ask again from here: everything before has its final answer. */
let settledUpTo = 0;

/** Asks; with a body it changes something. */
async function api(path, body = undefined) {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
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

function button(ja, en, onClick) {
  const made = element('button', `${ja} `);
  const translated = element('span', en);
  translated.lang = 'en';
  made.append(translated);
  made.type = 'button';
  made.addEventListener('click', () => onClick().then(refresh));
  return made;
}

function tone(status) {
  if (status === 0) return 'none';
  return status < 300 ? 'good' : 'bad';
}

function lines(title, record) {
  const entries = Object.entries(record);
  if (entries.length === 0) return [];
  const list = element('dl');
  for (const [name, value] of entries) list.append(element('dt', name), element('dd', value));
  return [element('h4', title), list];
}

function fill(row, arrival) {
  const summary = element('summary');
  summary.append(
    element('time', new Date(arrival.at).toLocaleTimeString('ja-JP')),
    element('b', arrival.call),
    element('i', arrival.dialect === 'none' ? '' : arrival.dialect),
    element('span', arrival.status === 0 ? '—' : String(arrival.status), `status ${tone(arrival.status)}`),
  );
  const open = row.querySelector('details')?.open ?? false;
  const details = element('details');
  details.open = open;
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
    ...waiting.map((guest) => {
      const row = element(
        'li',
        `${guest.name} ― 前に${guest.ahead}組・約${guest.minutes}分（ステータス${guest.status}）`,
      );
      row.append(button('次へ', 'next', () => api('queue', { visit: guest.visit })));
      return row;
    }),
  );
  document.querySelector('#no-queue').hidden = waiting.length > 0;
}

function showFaults({ faults: waiting }) {
  faults.replaceChildren(
    ...waiting.map((fault) => {
      const more = [
        fault.status,
        fault.ms && `${fault.ms} ms`,
        fault.times && `×${fault.times}`,
        fault.when,
        fault.errorMsg,
      ];
      const row = element('li', [fault.call, fault.kind, ...more.filter(Boolean)].join(' · '));
      row.append(button('解除', 'clear', () => api('faults/clear', { call: fault.call })));
      return row;
    }),
  );
}

function showSituation({ id }) {
  for (const link of document.querySelectorAll('[data-situation]')) {
    if (link.dataset.situation === id) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Redrawing a list under the pointer would swallow a click: only what changed is drawn. */
const shown = new Map();
function showIfNew(name, answer, show) {
  const text = JSON.stringify(answer);
  if (shown.get(name) === text) return;
  shown.set(name, text);
  show(answer);
}

async function refresh() {
  try {
    const [arrived, waiting, set, situation] = await Promise.all([
      api(`arrivals?after=${settledUpTo}`),
      api('queue'),
      api('faults'),
      api('situation'),
    ]);
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
document
  .querySelector('[data-do="clear-faults"]')
  .addEventListener('click', () => api('faults/clear', {}).then(refresh));
document.querySelector('[data-do="reset"]').addEventListener('click', () => api('reset', {}).then(refresh));

async function keepUp() {
  if (!document.hidden) await refresh();
  setTimeout(keepUp, POLL_MS);
}
await keepUp();
