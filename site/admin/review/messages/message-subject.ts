import { deleteMessage, readMessage } from '#contract/messages/calls.ts';
import type { StaffMessage } from '#contract/messages/messages.ts';
import { queryOf } from '../../../client/calls.ts';
import { allOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';
import type { RecordSubject } from '../moderation/subject.ts';

export const messageSubject: RecordSubject<StaffMessage> = {
  kind: 'message',
  queryKeys: [allOf('messages'), allOf('dashboard'), allOf('today')],
  byId: (platform, id) => queryOf(platform, readMessage, { id }),
  remove: (platform, id) => send(platform, deleteMessage, { id }),
  failed: { remove: 'The message could not be erased. Please try again.' },
};
