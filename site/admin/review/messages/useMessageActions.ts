import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type changeMessage, deleteMessage, readMessage } from '#contract/messages/calls.ts';
import type { MessageChange, StaffMessage } from '#contract/messages/messages.ts';
import { queryOf } from '../../../client/calls.ts';
import { useOutbox } from '../../../client/outbox/OutboxContext.tsx';
import { messageEntry, withChange } from '../../../client/outbox/outbox-entry.ts';
import { usePlatform, useUser } from '../../../client/PlatformContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';

interface MessageEvents {
  onChanged: (before: StaffMessage, after: StaffMessage) => void;
  onRemoved: (id: string) => void;
}

/** Calls back first, then refetches the lists and the counts. */
export const useMessageActions = ({ onChanged, onRemoved }: MessageEvents) => {
  const platform = usePlatform();
  const outbox = useOutbox();
  const user = useUser();
  const queryClient = useQueryClient();
  const onSettled = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: allOf('messages') }),
      queryClient.invalidateQueries({ queryKey: allOf('dashboard') }),
      queryClient.invalidateQueries({ queryKey: allOf('today') }),
    ]);
  const change = useMutation({
    // No change overtakes the one before it.
    scope: { id: 'messages' },
    mutationFn: async ({ message, change }: { message: StaffMessage; change: MessageChange }) => {
      if (!user) throw new Error('Nobody is signed in.');
      const entry = messageEntry(message, change, user);
      return (await outbox.attempt<typeof changeMessage>(entry)) ?? withChange(message, entry);
    },
    onSuccess: (after, { message }) => {
      queryClient.setQueryData(queryOf(platform, readMessage, { id: after.id }).queryKey, after);
      onChanged(message, after);
    },
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => send(platform, deleteMessage, { id }),
    onSuccess: (_, id) => onRemoved(id),
    onSettled,
  });
  return { change, remove, error: change.error ?? remove.error, busy: change.isPending || remove.isPending };
};
