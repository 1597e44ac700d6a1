import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markCommentsSeen, readConcerns } from '#contract/comments/calls.ts';
import type { CommentSubject } from '#contract/comments/comments.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { allOf } from '../../client/query-keys.ts';
import { send } from '../../client/send.ts';
import { useIsPresent } from './useIsPresent.ts';

/** Marks mentions as seen while the thread is on the screen and the person is present. */
export const useMarkSeen = ({ kind, subjectId }: CommentSubject, shown: number | undefined): void => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const { data } = useQuery(queryOf(platform, readConcerns, {}));
  const isNamed = shown !== undefined && (data?.told.mentions ?? []).some((mention) => mention.subjectId === subjectId);
  const isPresent = useIsPresent();
  useEffect(() => {
    if (!isNamed || !isPresent) return;
    send(platform, markCommentsSeen, { body: { kind, subjectId } }).then(
      () =>
        Promise.all(
          (['concerns', 'today'] as const).map((subject) =>
            queryClient.invalidateQueries({ queryKey: allOf(subject) }),
          ),
        ),
      // It stays new until it is shown again.
      () => {},
    );
  }, [isNamed, isPresent, kind, subjectId, platform, queryClient]);
};
