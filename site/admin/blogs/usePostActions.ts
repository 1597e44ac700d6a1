import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deletePost, listAllPosts, readPostById, unpublishPost } from '#contract/blogs/calls.ts';
import { sentenceOf } from '../../client/api-error.ts';
import { keyOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { allOf } from '../../client/query-keys.ts';
import { send } from '../../client/send.ts';
import { useAlert } from '../../ui/Alert.tsx';
import { forgetLocally } from './local-draft.ts';

export const usePostActions = (id: string) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const say = useAlert();
  const [busy, setBusy] = useState<'unpublish' | 'delete' | null>(null);
  const attempt = async (step: 'unpublish' | 'delete', act: () => Promise<unknown>) => {
    setBusy(step);
    try {
      await act();
    } catch (error) {
      say(sentenceOf(error, `Failed to ${step} post. Please try again.`));
    }
    await queryClient.invalidateQueries({ queryKey: keyOf(listAllPosts) });
    for (const subject of ['dashboard', 'today'] as const)
      void queryClient.invalidateQueries({ queryKey: allOf(subject) });
    setBusy(null);
  };
  return {
    busy,
    unpublish: () => attempt('unpublish', () => send(platform, unpublishPost, { id })),
    remove: () =>
      attempt('delete', async () => {
        await send(platform, deletePost, { id });
        queryClient.removeQueries({ queryKey: keyOf(readPostById, { id }) });
        forgetLocally(id);
      }),
  };
};
