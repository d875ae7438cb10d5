import { describe, expect, it } from 'vitest';
import { createTaskRunner, type Task } from '~/hooks/use-task';
import { leaveScreen } from '~/session/visit';

/** What becomes of a task, in order. */
async function eventsOf({ work, onDone = () => undefined }: Pick<Task<void>, 'work'> & Partial<Task<void>>) {
  const events: string[] = [];
  await new Promise<void>((resolve) => {
    const run = createTaskRunner({
      isLeaving: () => false,
      onRunning: (isRunning) => {
        events.push(isRunning ? 'runs' : 'free');
        if (!isRunning) setTimeout(resolve);
      },
    });
    run({
      work,
      onDone: async () => {
        await onDone();
        events.push('done');
      },
      onFailure: () => events.push('failed'),
    });
  });
  return events;
}

const fail = () => Promise.reject(new Error('No answer'));
const succeed = () => Promise.resolve();

describe('a task', () => {
  it.each([
    ['holds its button until the next screen is there', { work: succeed }, ['runs', 'done', 'free']],
    // The dialog gives the focus back to the button, and can do so only if that is enabled.
    ['frees its button before it tells what failed', { work: fail }, ['runs', 'free', 'failed']],
    [
      'frees it once where the next screen fails',
      { work: succeed, onDone: fail },
      ['runs', 'free', 'failed'],
    ],
  ])('%s', async (_, task, events) => {
    expect(await eventsOf(task)).toEqual(events);
  });
});

/** A button, and work on it that ends when the test says so. */
function button({ isLeaving = (): boolean => false } = {}) {
  const events: string[] = [];
  let end: (how: () => Promise<void>) => void = () => undefined;
  const run = createTaskRunner({ isLeaving, onRunning: () => undefined });
  const tap = () =>
    run({
      work: () => {
        events.push('works');
        return new Promise<void>((resolve, reject) => {
          end = (how) => void how().then(resolve, reject);
        });
      },
      onDone: () => events.push('done'),
      onFailure: () => events.push('failed'),
    });
  const ends = async (how: () => Promise<void>) => {
    end(how);
    await new Promise((rest) => setTimeout(rest));
  };
  return { events, tap, ends };
}

describe('a tap', () => {
  it('sets off one task at a time, and the next once the first has ended', async () => {
    const { events, tap, ends } = button();
    tap();
    tap();
    expect(events).toEqual(['works']);
    await ends(succeed);
    tap();
    expect(events).toEqual(['works', 'done', 'works']);
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
    expect(events).toEqual(['works']);
  });
});
