import { useQueryClient } from '@tanstack/react-query';
import { MEDIA_KEY } from '../../client/media.ts';
import { POSTS_KEY } from '../../client/posts.ts';

/** Loads anew what shows pictures: the library and the posts. */
export const useMediaRefresh = (): (() => Promise<unknown>) => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: MEDIA_KEY }),
      queryClient.invalidateQueries({ queryKey: POSTS_KEY }),
    ]);
};
