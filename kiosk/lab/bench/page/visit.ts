import { onINP } from 'web-vitals';
import { drawn } from './drawn.ts';

let pressedAt = 0;
const latencies: number[] = [];
for (const name of ['keydown', 'pointerdown', 'pointerup'] as const)
  window.addEventListener(name, ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });

window.addEventListener(
  'input',
  () => {
    const from = pressedAt;
    requestAnimationFrame(async () => latencies.push((await drawn()) - from));
  },
  { capture: true },
);

let interaction = 0;
onINP(({ value }) => (interaction = value), {
  reportAllChanges: true,
  durationThreshold: 16,
});

window.benchVisit = () => {
  const letters = latencies.splice(0);
  return { letters, interaction };
};
