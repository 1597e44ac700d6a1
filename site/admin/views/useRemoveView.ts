import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedView } from '#contract/saved-views/views.ts';
import { sentenceOf } from '../../client/api-error.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { allOf } from '../../client/query-keys.ts';
import { removeView } from '../../client/views.ts';
import { useAlert } from '../../ui/Alert.tsx';

const FAILED = 'The view could not be deleted. Please try again.';

/** Deletes a view; the filters stay on, so that it can be kept again. */
export const useRemoveView = (): ((view: SavedView) => void) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const say = useAlert();
  const { mutate } = useMutation({
    mutationFn: ({ id }: SavedView) => removeView(platform, id),
    onError: (error) => say(sentenceOf(error, FAILED)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: allOf('views') }),
  });
  return mutate;
};
