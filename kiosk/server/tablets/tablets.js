// Shows times by the reader's clock, and closes a guest's call.

for (const time of document.querySelectorAll('time[data-clock]')) {
  time.textContent = new Date(time.dateTime).toLocaleTimeString(document.documentElement.lang, {
    hour: 'numeric',
    minute: '2-digit',
  });
}

for (const button of document.querySelectorAll('[data-seen]')) {
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      await fetch('/tablets/seen', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ device: button.dataset.seen, asked_at: button.dataset.askedAt }),
      });
    } finally {
      location.reload();
    }
  });
}

// A reload keeps open parts, the keyboard's focus and both scroll positions.
const STATE = 'tablets-page';
const details = document.querySelector('details');
const table = document.querySelector('details .scroller');
const keyOf = ({ dataset, href, localName }) => dataset.seen ?? href ?? localName;

addEventListener('pagehide', () => {
  const focused = document.querySelector(':focus-visible');
  const state = {
    isOpen: details?.open,
    focus: focused ? keyOf(focused) : undefined,
    top: scrollY,
    left: table?.scrollLeft,
  };
  sessionStorage.setItem(STATE, JSON.stringify(state));
});

const { isOpen = false, focus, top = 0, left = 0 } = JSON.parse(sessionStorage.getItem(STATE) ?? '{}');
if (details) details.open = isOpen;
if (table) table.scrollLeft = left;
scrollTo(0, top);
[...document.querySelectorAll('a, button, summary')]
  .find((control) => keyOf(control) === focus)
  ?.focus({ preventScroll: true });
