// Runs in the page before any script of its own; see inject.ts. No imports: it is sent to the page as it is.
{
  let pressedAt = 0;
  const latencies: number[] = [];
  for (const name of ['keydown', 'pointerdown', 'pointerup'] as const)
    window.addEventListener(name, ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });

  /** Calls back when the frame whose animation callback runs next has been drawn. */
  const onceDrawn = (drawn: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = drawn;
      port2.postMessage(undefined);
    });

  window.addEventListener(
    'input',
    () => {
      const from = pressedAt;
      onceDrawn(() => latencies.push(performance.now() - from));
    },
    { capture: true },
  );

  let interaction = 0;
  window.webVitals.onINP(({ value }) => (interaction = value), {
    reportAllChanges: true,
    durationThreshold: 16,
  });

  window.benchVisit = () => {
    const letters = latencies.splice(0);
    return { letters, interaction };
  };
}
