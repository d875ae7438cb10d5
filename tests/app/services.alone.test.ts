// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createServices } from '~/app/services';
import { endVisit } from '~/session/visit';

it('clears nothing any more once its app has left the page', () => {
  const app = new AbortController();
  const { queryClient } = createServices(app.signal);
  app.abort();
  queryClient.setQueryData(['facilities'], 'those of the next app');
  endVisit();
  expect(queryClient.getQueryData(['facilities'])).toBe('those of the next app');
});

describe('the end of a visit', () => {
  beforeEach(() => void vi.useFakeTimers());

  it.each(['before', 'after'] as const)('keeps no answer for later: a screen leaves %s it', async (order) => {
    const { queryClient } = createServices(new AbortController().signal);
    const observer = new QueryObserver(queryClient, { queryKey: ['member'], queryFn: async () => 'a guest' });
    const leave = observer.subscribe(() => {});
    await expect.poll(() => queryClient.getQueryData(['member'])).toBe('a guest');

    const steps = order === 'before' ? [leave, endVisit] : [endVisit, leave];
    for (const step of steps) step();
    await vi.advanceTimersByTimeAsync(10);

    expect(queryClient.getQueryData(['member'])).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });
});
