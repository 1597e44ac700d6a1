import { useQueryClient } from '@tanstack/react-query';
import { allOf } from '../../../client/query-keys.ts';

export const useMediaRefresh = (): (() => Promise<unknown>) => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: allOf('media') }),
      queryClient.invalidateQueries({ queryKey: allOf('blogs') }),
    ]);
};
