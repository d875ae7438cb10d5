// Chooses the situation, then restarts the tablet's page, whose stored settings belong to another situation.

const button = document.querySelector('#start');
const { situation, address, startsByItself } = button.dataset;

async function start() {
  try {
    const response = await fetch('/demo/api/situation', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: situation }),
    });
    if (!response.ok) throw new Error(`The situation was not chosen: ${response.status}`);
  } catch {
    document.querySelector('#trouble').hidden = false;
    return;
  }
  localStorage.clear();
  // Replaces this page in the history: going back must not choose the situation again.
  location.replace(address);
}

button.addEventListener('click', start);
if (startsByItself !== undefined) await start();
