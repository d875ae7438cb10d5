import { frame } from '../../../kiosk/guest/hands';

/** Tests' pages are not drawn, which would be a fifth of the work. Their layout, focus and touches stay as they are. */

const outside = window.parent.document;

function hide(): HTMLStyleElement {
  const style = outside.createElement('style');
  style.id = 'undrawn';
  style.textContent = 'iframe { opacity: 0 }';
  outside.head.append(style);
  return style;
}

/** Each file of tests loads this module anew. */
const style = outside.querySelector<HTMLStyleElement>('#undrawn') ?? hide();

/** Draws the page during a look at its pixels. */
export async function drawn<T>(look: () => Promise<T>): Promise<T> {
  style.media = 'not all';
  for (let frames = 0; frames < 2; frames++) await frame();
  try {
    return await look();
  } finally {
    style.media = 'all';
  }
}
