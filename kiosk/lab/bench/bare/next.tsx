import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import DOMPurify from 'dompurify';
import { getStroke } from 'perfect-freehand';
import { QRCodeSVG } from 'qrcode.react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const queryClient = new QueryClient();
const store = createStore(() => ({ html: '<p>…</p>' }));
const schema = z.object({ names: z.array(z.string()) });

/** Everything that the app's later screens import, in one place. */
export const Next = () => (
  <QueryClientProvider client={queryClient}>
    <Everything />
  </QueryClientProvider>
);

function Everything() {
  const navigate = useNavigate();
  const html = useStore(store, (state) => DOMPurify.sanitize(state.html));
  const form = useForm({ defaultValues: { names: [schema.parse({ names: [html] }).names[0] ?? ''] } });
  const outline = useQuery({ queryKey: ['outline'], queryFn: () => getStroke([[0, 0]]).length });
  const send = useMutation({ mutationFn: async (names: readonly string[]) => names.length });
  return (
    <main data-screen="/checkin/search">
      <form onSubmit={form.handleSubmit(({ names }) => send.mutate(names))}>
        <input {...form.register('names.0')} />
        <QRCodeSVG value={String(outline.data)} />
        <button
          type="button"
          className="button"
          data-action="main"
          onClick={() => void navigate({ to: '/' })}
        />
      </form>
    </main>
  );
}
