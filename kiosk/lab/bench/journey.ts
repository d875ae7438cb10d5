import type { Journey } from '../../guest/journeys.ts';

const THERE_AND_BACK: Journey = [
  { screen: '/', taps: 'checkin' },
  { screen: '/checkin/search', taps: 'main' },
];

/** There and back on the bare page, five times: the cost of a change of screen without the app. */
export const BARE_JOURNEY: Journey = Array.from({ length: 5 }, () => THERE_AND_BACK).flat();

/** The one button of a screen that waits for the hotel. */
export const CANCEL = 'cancel';

/** The same screens on the page that is dressed as them: there is nothing to answer, and each is left with a tap. */
export const dressed = (journey: Journey): Journey =>
  journey.map(({ screen, taps = CANCEL }) => ({ screen, taps }));
