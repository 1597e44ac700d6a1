import { useQueryClient } from '@tanstack/react-query';
import type { Moderated, ModerationSubject } from './subject.ts';

/** How changes to records of one kind are loaded anew. All their mutations carry `mutationKey`. */
export const useRefresh = <Item extends Moderated, Purpose extends string>({
  kind,
  queryKeys,
}: Pick<ModerationSubject<Item, Purpose>, 'kind' | 'queryKeys'>) => {
  const queryClient = useQueryClient();
  const mutationKey = ['moderation', kind];
  return {
    mutationKey,
    /** Loads the lists and counts anew, unless another change is on its way: a fresh list would show that one undone for a moment. */
    refreshWhenIdle: async (): Promise<void> => {
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  };
};
