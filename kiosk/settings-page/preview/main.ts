import { driveTo } from './drive.ts';
import { type PreviewReport, wantedBy } from './wanted.ts';

/** Runs in the preview beside the app: brings it to the wanted screen and tells the page. */

const { stop, page } = wantedBy(window.name);
const tell = (told: PreviewReport) => window.parent.postMessage(told, page);
driveTo(stop).then(
  () => tell({ preview: 'there' }),
  (error: unknown) => {
    console.warn('The preview was not reached:', error);
    tell({ preview: 'not-reached' });
  },
);
