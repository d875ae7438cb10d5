// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { emptyLeftControls } from '~/device/left-controls';

function fillIn() {
  document.body.innerHTML = `
    <div id="screen"><form>
      <input name="lastName" value="標本" /><textarea name="address"></textarea>
      <select name="prefecture"><option value=""></option><option value="沖縄県"></option></select>
    </form></div>
    <div id="beside"></div>`;
  const find = <T extends Element>(selector: string, kind: new () => T): T => {
    const found = document.querySelector(selector);
    if (!(found instanceof kind)) throw new Error(`There is no ${selector}`);
    return found;
  };
  const input = find('input', HTMLInputElement);
  const area = find('textarea', HTMLTextAreaElement);
  const select = find('select', HTMLSelectElement);
  input.value = '標本姓';
  area.value = '標本通り';
  select.value = '沖縄県';
  return { input, area, select, screen: find('#screen', HTMLElement), beside: find('#beside', HTMLElement) };
}
/** Observers run after the changing script and act in a later task. */
const told = async () => {
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
};

describe('a control that leaves the page', () => {
  beforeAll(() => emptyLeftControls(document.body));
  afterEach(async () => {
    document.body.replaceChildren();
    await told();
  });

  it('of any kind is emptied with its screen', async () => {
    const { input, area, select, screen } = fillIn();
    screen.remove();
    await told();
    expect([input.value, input.defaultValue, area.value, select.value]).toEqual(['', '', '', '']);
    expect(screen.outerHTML).not.toContain('標本');
  });

  it('by itself is emptied, and the others are not', async () => {
    const { input, area, select } = fillIn();
    input.remove();
    await told();
    expect([input.value, area.value, select.value]).toEqual(['', '標本通り', '沖縄県']);
  });

  it('keeps its words when it is only moved', async () => {
    const { input, screen, beside } = fillIn();
    beside.append(screen);
    await told();
    expect(input.value).toBe('標本姓');
  });
});
