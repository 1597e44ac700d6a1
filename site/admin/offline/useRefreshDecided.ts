import { useQueryClient } from '@tanstack/react-query';
import type { OutboxEntry } from '../../client/outbox/outbox-entry.ts';
import { allOf } from '../../client/query-keys.ts';

/** Loads anew what a decision changes, after it was sent or taken back. */
export const useRefreshDecided = () => {
  const queryClient = useQueryClient();
  return ({ subject }: Pick<OutboxEntry, 'subject'>): void => {
    if (subject.kind !== 'decision') return;
    const list = subject.item === 'testimonial' ? 'testimonials' : 'donations';
    for (const of of [list, 'dashboard'] as const) void queryClient.invalidateQueries({ queryKey: allOf(of) });
  };
};
