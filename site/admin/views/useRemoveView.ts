import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteView } from '#contract/saved-views/calls.ts';
import type { SavedView } from '#contract/saved-views/views.ts';
import { sentenceOf } from '../../client/api-error.ts';
import { useSend } from '../../client/calls.ts';
import { allOf } from '../../client/query-keys.ts';
import { useAlert } from '../../ui/Alert.tsx';

const FAILED = 'The view could not be deleted. Please try again.';

export const useRemoveView = (): ((view: SavedView) => void) => {
  const send = useSend(deleteView);
  const queryClient = useQueryClient();
  const say = useAlert();
  const { mutate } = useMutation({
    mutationFn: ({ id }: SavedView) => send({ id }),
    onError: (error) => say(sentenceOf(error, FAILED)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: allOf('views') }),
  });
  return mutate;
};
