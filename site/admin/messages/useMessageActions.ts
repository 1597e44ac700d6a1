import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MessageChange } from '#contract/messages.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { allOf } from '../../client/query-keys.ts';
import { changeMessage, deleteMessage } from '../../client/staff-messages.ts';

/** Changes and deletes messages; the lists and the counts are loaded anew. */
export const useMessageActions = () => {
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
    mutationFn: ({ id, change }: { id: string; change: MessageChange }) => changeMessage(platform, id, change),
    onSettled,
  });
  const remove = useMutation({ mutationFn: (id: string) => deleteMessage(platform, id), onSettled });
  return { change, remove, error: change.error ?? remove.error, busy: change.isPending || remove.isPending };
};
