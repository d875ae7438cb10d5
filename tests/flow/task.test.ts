import { describe, expect, it } from 'vitest';
import { createTaskRunner, type Task } from '~/flow/task';

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
