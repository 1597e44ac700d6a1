import { useQueryClient } from '@tanstack/react-query';
import type { RecordSubject } from './subject.ts';

/** All mutations of this kind of record carry `mutationKey`. */
export const useRefresh = ({ kind, queryKeys }: Pick<RecordSubject<never>, 'kind' | 'queryKeys'>) => {
  const queryClient = useQueryClient();
  const mutationKey = ['moderation', kind];
  return {
    mutationKey,
    /** Skipped while another change is under way, as a fresh list would show that one undone for a moment. */
    refreshWhenIdle: async (): Promise<void> => {
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  };
};
