import { useQueryClient } from '@tanstack/react-query';
import { DASHBOARD_KEY } from '../../client/dashboard.ts';
import { TESTIMONIALS_KEY } from '../../client/testimonials.ts';

/** Loads the lists of testimonials and the counts anew. */
export const useRefresh = (): (() => Promise<unknown>) => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([TESTIMONIALS_KEY, DASHBOARD_KEY].map((key) => queryClient.invalidateQueries({ queryKey: [...key] })));
};
