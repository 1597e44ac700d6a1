import { useQueryClient } from '@tanstack/react-query';
import { loadAnew } from '../../client/load-anew.ts';
import type { OutboxEntry } from '../../client/outbox/outbox-entry.ts';
import { allOf } from '../../client/query-keys.ts';

/** Loads anew what an entry changes, after it was sent or taken back. */
export const useRefreshDecided = () => {
  const queryClient = useQueryClient();
  return ({ subject }: Pick<OutboxEntry, 'subject'>): void => {
    const list = subject.kind === 'decision' && subject.item === 'testimonial' ? 'testimonials' : 'donations';
    const subjects = subject.kind === 'decision' ? ([list, 'dashboard'] as const) : (['runs'] as const);
    for (const one of subjects) loadAnew(queryClient, allOf(one));
  };
};
