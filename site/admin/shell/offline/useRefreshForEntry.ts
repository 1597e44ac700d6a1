import { useQueryClient } from '@tanstack/react-query';
import type { OutboxEntry, OutboxSubject } from '../../../client/outbox/outbox-entry.ts';
import { allOf, type Subject } from '../../../client/query-keys.ts';
import { refreshQueries } from '../../../client/refresh-queries.ts';

const changedBy = (subject: OutboxSubject): readonly Subject[] => {
  if (subject.kind === 'message') return ['messages', 'dashboard', 'today'];
  if (subject.kind === 'comment') return ['comments'];
  if (subject.kind !== 'decision') return ['runs'];
  return [subject.item === 'testimonial' ? 'testimonials' : 'donationitems', 'dashboard', 'today'];
};

export const useRefreshForEntry = () => {
  const queryClient = useQueryClient();
  return ({ subject }: Pick<OutboxEntry, 'subject'>): void => {
    for (const changed of changedBy(subject)) refreshQueries(queryClient, allOf(changed));
  };
};
