import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeMessage, deleteMessage, readMessage } from '#contract/messages/calls.ts';
import type { MessageChange, StaffMessage } from '#contract/messages/messages.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { allOf } from '../../client/query-keys.ts';
import { send } from '../../client/send.ts';

interface MessageEvents {
  onChanged: (before: StaffMessage, after: StaffMessage) => void;
  onRemoved: (id: string) => void;
}

/** Changes and deletes messages; what it was is told first, then the lists and the counts are loaded anew. */
export const useMessageActions = ({ onChanged, onRemoved }: MessageEvents) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const onSettled = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: allOf('messages') }),
      queryClient.invalidateQueries({ queryKey: allOf('dashboard') }),
    ]);
  const change = useMutation({
    // No change overtakes the one before it.
    scope: { id: 'messages' },
    mutationFn: ({ message, change }: { message: StaffMessage; change: MessageChange }) =>
      send(platform, changeMessage, { id: message.id, body: change }),
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
