import type { MessageFilter, MessageQuery, StaffMessages, StoredMessage } from '#contract/messages/messages.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { sortedPageOf } from '../search/page-of.ts';
import { EVERY } from '../store/collections.ts';
import type { View } from '../store/store.ts';
import { viewMessage } from './view.ts';

const rowsOf = ({ messages }: View, view: MessageQuery['view'], actor: Actor): readonly StoredMessage[] => {
  if (view === 'held-back') return messages.list('quarantined', EVERY);
  if (view === 'answered') return messages.list('state', 'answered');
  const open = messages.list('state', 'open');
  return view === 'mine' ? open.filter(({ assignedTo }) => assignedTo === actor.id) : open;
};

export const messagesIn = (data: View, { view, about }: MessageFilter, actor: Actor): readonly StoredMessage[] => {
  const all = rowsOf(data, view, actor);
  return about ? all.filter((one) => one.about === about) : all;
};

const usualOrder = { open: 'oldest', mine: 'oldest', answered: 'oldest', 'held-back': 'newest' } as const;

/** Open messages come urgent first, then oldest. */
export const listMessages = (
  { store: { data } }: Pick<Deps, 'store'>,
  { view, about, ...page }: MessageQuery,
  actor: Actor,
): StaffMessages => {
  const { rows, total } = sortedPageOf(messagesIn(data, { view, about }, actor), page, {
    usual: usualOrder[view],
    comesFirst: ({ urgent }) => urgent && view !== 'held-back',
  });
  return {
    messages: rows.map((message) => viewMessage(data, message)),
    total,
    counts: {
      open: data.messages.count('state', 'open'),
      mine: rowsOf(data, 'mine', actor).length,
      answered: data.messages.count('state', 'answered'),
      heldBack: data.messages.count('quarantined', EVERY),
    },
  };
};
