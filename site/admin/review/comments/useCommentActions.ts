import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addComment, deleteComment } from '#contract/comments/calls.ts';
import type { CommentSubject } from '#contract/comments/comments.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { useSend } from '../../../client/calls.ts';
import { newKey } from '../../../client/idempotency-key.ts';
import { useOutbox } from '../../../client/outbox/OutboxContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { useAlert } from '../../../ui/Alert.tsx';

const ADD_FAILED = 'Your comment could not be stored. Please try again.';
const REMOVE_FAILED = 'Your comment could not be deleted. Please try again.';

/** Returns an `add` that is false if the comment was not stored. */
export const useCommentActions = (subject: CommentSubject) => {
  const outbox = useOutbox();
  const sendDeletion = useSend(deleteComment);
  const queryClient = useQueryClient();
  const say = useAlert();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: allOf('comments') });
  const adding = useMutation({
    mutationFn: (text: string) => {
      const key = newKey();
      return outbox.attempt<typeof addComment>({
        ...{ key, call: addComment, input: { body: { ...subject, text } } },
        subject: { kind: 'comment', on: subject.kind, subjectId: subject.subjectId, key },
        ...{ title: 'A comment', what: text, at: new Date().toISOString() },
      });
    },
    onError: (error) => say(sentenceOf(error, ADD_FAILED)),
    onSettled,
  });
  const removing = useMutation({
    mutationFn: (id: string) => sendDeletion({ id }),
    onError: (error) => say(sentenceOf(error, REMOVE_FAILED)),
    onSettled,
  });
  return {
    add: (text: string): Promise<boolean> =>
      adding.mutateAsync(text).then(
        () => true,
        () => false,
      ),
    remove: removing.mutate,
  };
};
