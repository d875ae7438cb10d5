/** What covers more than this of the page while a field has the focus is a keyboard, or its bar; in CSS px. */
const LEAST_PX = 40;
const TYPED_INTO = '[data-keyboard]';

/**
 * Makes room above a system keyboard that lies over the page, as for the on-screen keypad. Safari takes no notice of
 * `interactive-widget`: it would leave the main button beneath its keyboard and push the title out of sight.
 */
export function makeRoomForKeyboard(): void {
  const { visualViewport: view } = window;
  if (!view) return;
  const { documentElement: page } = document;
  view.addEventListener('resize', () => {
    if (page.dataset.keypad === 'open') return;
    const field = document.activeElement;
    const covered = Math.round(page.clientHeight - view.height * view.scale);
    if (covered < LEAST_PX || !field?.matches(TYPED_INTO)) {
      page.style.removeProperty('--keypad');
      delete page.dataset.keypad;
      return;
    }
    page.dataset.keypad = 'system';
    page.style.setProperty('--keypad', `${covered}px`);
    // Safari has moved the whole page up, to show the field where it stood.
    window.scrollTo(0, 0);
    field.scrollIntoView({ block: 'nearest' });
  });
}
