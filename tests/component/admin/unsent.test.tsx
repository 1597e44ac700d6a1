import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { UnsentDialog } from '#site/admin/shell/offline/UnsentDialog.tsx';
import { OutboxProvider } from '#site/client/outbox/OutboxContext.tsx';
import { createOutbox } from '#site/client/outbox/outbox.ts';
import { decisionEntry } from '#site/client/outbox/outbox-entry.ts';
import type { Platform } from '#site/client/platform.ts';
import { nothingStored } from '../../support/portal.tsx';

test('a decision that is taken back is in the list until the server has heard of it', async () => {
  const platform = {
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    session: { current: () => ({ id: 'aoife' }), subscribe: () => () => {} },
  } as unknown as Platform;
  const outbox = createOutbox({ platform, storage: { entries: nothingStored } });
  const id = 'A'.repeat(22);
  const at = '2026-11-27T11:04:00.000Z';
  const decision = {
    kind: 'testimonial',
    id,
    to: 'approved',
    notes: '',
    seen: { status: 'pending' },
    at,
    by: null,
  } as const;
  await outbox.add({ ...decisionEntry(decision, { id, name: 'Maura' }), key: 'decision-0001' });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <OutboxProvider value={outbox}>
          <UnsentDialog onClose={() => {}} />
        </OutboxProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Take it back: Maura' }));
  await screen.findByText(/^Taken back: Approved/);
  expect(screen.queryByRole('button', { name: 'Take it back: Maura' })).toBeNull();
  const input = { id, query: { decision: 'decision-0001' } };
  expect(outbox.current().entries).toMatchObject([{ call: 'undoTestimonial', input }]);
});
