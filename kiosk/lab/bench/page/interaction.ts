import { onINP } from 'web-vitals';

let interaction = 0;
onINP(({ value }) => (interaction = value), { reportAllChanges: true, durationThreshold: 16 });

window.benchInteraction = () => interaction;
