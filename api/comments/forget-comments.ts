import { FORMER_COLLEAGUE } from '#contract/people/author.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';

export const forgetComments = (draft: Draft, subjectIds: readonly string[]): void => {
  for (const subjectId of subjectIds) {
    for (const { id } of draft.comments.list('subject', subjectId)) draft.comments.remove(id);
  }
};

export const forgetMentions = (draft: Draft, accountId: string): void => {
  for (const comment of draft.comments.list('every', EVERY)) {
    const named = comment.mentions.filter(({ personId }) => personId === accountId);
    if (named.length === 0) continue;
    const text = named.reduce((words, { as }) => words.replaceAll(`@${as}`, FORMER_COLLEAGUE), comment.text);
    const mentions = comment.mentions.filter(({ personId }) => personId !== accountId);
    draft.comments.put({ ...comment, text, mentions });
  }
};
