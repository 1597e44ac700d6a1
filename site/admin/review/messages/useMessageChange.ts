import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { changeMessage } from '#contract/messages/calls.ts';
import type { MessageChange, StaffMessage } from '#contract/messages/messages.ts';
import { useOutbox } from '../../../client/outbox/OutboxContext.tsx';
import { messageEntry, withChange } from '../../../client/outbox/outbox-entry.ts';
import { usePlatform, useUser } from '../../../client/PlatformContext.tsx';
import { useRefresh } from '../moderation/useRefresh.ts';
import { messageSubject } from './message-subject.ts';

/** Calls back first, then refetches the lists and the counts. */
export const useMessageChange = (onChanged: (before: StaffMessage, after: StaffMessage) => void) => {
  const platform = usePlatform();
  const outbox = useOutbox();
  const user = useUser();
  const queryClient = useQueryClient();
  const { mutationKey, refreshWhenIdle } = useRefresh(messageSubject);
  return useMutation({
    mutationKey,
    // No change overtakes the one before it.
    scope: { id: 'messages' },
    mutationFn: async ({ message, change }: { message: StaffMessage; change: MessageChange }) => {
      if (!user) throw new Error('Nobody is signed in.');
      const entry = messageEntry(message, change, user);
      return (await outbox.attempt<typeof changeMessage>(entry)) ?? withChange(message, entry);
    },
    onSuccess: (after, { message }) => {
      queryClient.setQueryData(messageSubject.byId(platform, after.id).queryKey, after);
      onChanged(message, after);
    },
    onSettled: refreshWhenIdle,
  });
};
