import {
  messageChange,
  messageFilter,
  messageQuery,
  messageReceived,
  messageSubmission,
  staffMessage,
  staffMessages,
} from '#contract/messages/messages.ts';
import { recordExport } from '../audit/record-export.ts';
import { csvFile } from '../http/csv-response.ts';
import { type Route, route } from '../http/route.ts';
import { sourceOf } from '../moderation/source-of.ts';
import { checkMayExport } from '../settings/may-export.ts';
import { changeMessage, removeMessage } from './change.ts';
import { messagesCsv } from './csv.ts';
import { listMessages } from './list.ts';
import { isMessageKey, submit } from './submit.ts';
import { readMessage } from './view.ts';

const tag = 'Messages';

export const messageRoutes: Route[] = [
  route({
    method: 'post',
    path: '/messages',
    operationId: 'sendMessage',
    access: 'anyone',
    tag,
    summary:
      'Write to the charity; with words of an emergency the answer names the helplines; with an Idempotency-Key it is done only once',
    body: messageSubmission,
    limit: 'submission',
    isRepeat: isMessageKey,
    mayFail: ['conflict'],
    status: 201,
    answer: messageReceived,
    handle: ({ body, ...call }) => submit(call.deps, body, sourceOf(call)),
  }),
  route({
    method: 'get',
    path: '/messages',
    operationId: 'listMessages',
    access: 'staff',
    tag,
    summary:
      'Messages of one list: what waits, urgent ones first, then the oldest or as `sort` says; what is answered; what was held back',
    query: messageQuery,
    answer: staffMessages,
    handle: ({ deps, query, actor }) => listMessages(deps, query, actor),
  }),
  route({
    method: 'get',
    path: '/messages.csv',
    operationId: 'exportMessages',
    access: 'staff',
    tag,
    summary: 'Messages of one list as CSV, in its order',
    query: messageFilter,
    answer: csvFile,
    async handle({ deps, query, actor }) {
      checkMayExport(deps, actor);
      await recordExport(deps, { actor, subjectKind: 'message', filter: { ...query } });
      return messagesCsv(deps, query, actor);
    },
  }),
  route({
    method: 'get',
    path: '/messages/:id',
    operationId: 'readMessage',
    access: 'staff',
    tag,
    summary: 'One message, also one that is answered or was held back',
    answer: staffMessage,
    handle: ({ deps, params: { id = '' } }) => readMessage(deps, id),
  }),
  route({
    method: 'patch',
    path: '/messages/:id',
    operationId: 'changeMessage',
    access: 'staff',
    tag,
    summary: 'Mark a message as answered or open, say who looks after it, add a note, or release it',
    body: messageChange,
    essential: true,
    answer: staffMessage,
    mayFail: ['not_found'],
    handle: ({ deps, params: { id = '' }, body, actor }) => changeMessage(deps, id, body, actor),
  }),
  route({
    method: 'delete',
    path: '/messages/:id',
    operationId: 'deleteMessage',
    access: 'administrator',
    tag,
    summary: 'Delete a message and the mails about it for good',
    answer: null,
    handle: ({ deps, params: { id = '' }, actor }) => removeMessage(deps, id, actor),
  }),
];
