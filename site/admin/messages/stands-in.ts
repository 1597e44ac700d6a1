import type { MessageView, StaffMessage } from '#contract/messages/messages.ts';

export const standsIn = (view: MessageView, message: StaffMessage, personId: string | undefined): boolean => {
  if (view === 'held-back' || message.heldBack) return view === 'held-back' && message.heldBack;
  if (view === 'answered' || message.state === 'answered') return view === message.state;
  return view === 'open' || message.assignedTo === personId;
};
