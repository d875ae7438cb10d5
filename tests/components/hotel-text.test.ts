// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { hotelTextQuery } from '~/components/hotel-text';
import { faultOf } from '~/errors/fault';
import { calls } from '~/hotel/calls';
import { scriptedHotel } from '../support/hotel';
import { payload } from '../support/network';

/** Loads a text that the hotel answers with, as its screen does. */
function loads(call: typeof calls.agreement, content: unknown): Promise<string> {
  const { hotel } = scriptedHotel({ [call.name]: [() => payload({ content })] });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  return queryClient.fetchQuery(hotelTextQuery(hotel, call, 'ja')).then(
    (shown) => shown.textContent ?? '',
    (error: unknown) => faultOf(error).kind,
  );
}

describe.each([calls.agreement, calls.paymentTerms])('$name', (call) => {
  it('is loaded where something of it can be read', async () =>
    expect(await loads(call, '<h2>第1条</h2><script>1</script>')).toBe('第1条'));

  it.each([
    ['nothing that can be read (`tests/ui/hotel-html-clean.test.ts`)', '<p>&nbsp;</p>'],
    ['no text', 7],
  ])('that is %s is not, like an answer that cannot be read', async (_, content) =>
    expect(await loads(call, content)).toBe('invalid-format'),
  );
});
