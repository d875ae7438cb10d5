import { describe, expect, it } from 'vitest';
import { createTaskRunner } from '~/hooks/use-task';
import { leaveScreen } from '~/session/visit';

const fail = () => Promise.reject(new Error('No answer'));
const succeed = () => Promise.resolve();

/** A button whose work the test ends, with its events in order. */
function button({ isLeaving = (): boolean => false, onDone = succeed } = {}) {
  const events: string[] = [];
  let end: (how: () => Promise<void>) => void = () => undefined;
  const onRunning = (isRunning: boolean) => void events.push(isRunning ? 'runs' : 'free');
  const run = createTaskRunner({ isLeaving, onRunning });
  const tap = () =>
    run({
      work: () =>
        new Promise<void>((resolve, reject) => {
          end = (how) => void how().then(resolve, reject);
        }),
      onDone: async () => {
        await onDone();
        events.push('done');
      },
      onFailure: () => events.push('failed'),
    });
  const ends = async (how: () => Promise<void>) => {
    end(how);
    await new Promise((rest) => setTimeout(rest));
  };
  return { events, tap, ends };
}

describe('a tap', () => {
  it.each([
    ['holds its button until the next screen is there', succeed, succeed, ['runs', 'done', 'free']],
    // The dialog can return the focus only to an enabled button.
    ['frees its button before it tells what failed', fail, succeed, ['runs', 'free', 'failed']],
    ['frees it once where the next screen fails', succeed, fail, ['runs', 'free', 'failed']],
  ])('%s', async (_, how, onDone, expected) => {
    const { events, tap, ends } = button({ onDone });
    tap();
    await ends(how);
    expect(events).toEqual(expected);
  });

  it('sets off one task at a time, and the next once the first has ended', async () => {
    const { events, tap, ends } = button();
    tap();
    tap();
    expect(events).toEqual(['runs']);
    await ends(succeed);
    tap();
    expect(events).toEqual(['runs', 'done', 'free', 'runs']);
  });

  it('does nothing on a screen that is being left', () => {
    const { events, tap } = button({ isLeaving: () => true });
    tap();
    expect(events).toEqual([]);
  });

  it.each([
    ['success', succeed],
    ['failure', fail],
  ])('whose screen was left meanwhile hears nothing of its %s', async (_, how) => {
    const { events, tap, ends } = button();
    tap();
    leaveScreen();
    await ends(how);
    expect(events).not.toContain('done');
    expect(events).not.toContain('failed');
  });
});
