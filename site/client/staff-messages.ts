import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type MessageChange,
  type MessageView,
  type StaffMessage,
  staffMessage,
  staffMessages,
} from '#contract/messages/messages.ts';
import type { Platform } from './platform.ts';
import { createRequests, withQuery } from './requests.ts';

const ONE_MINUTE = 60_000;
const requests = (platform: Platform) => createRequests(platform, 'body');
const at = (id: string) => `/messages/${encodeURIComponent(id)}`;

/** A page of one list of messages. */
export const messagesQuery = (platform: Platform, view: MessageView, page: number, pageSize: number) =>
  queryOptions({
    queryKey: [{ subject: 'messages', view, filter: { page, pageSize } }],
    queryFn: ({ signal }) =>
      requests(platform).get(withQuery('/messages', { view, page, pageSize }), staffMessages, signal),
    staleTime: ONE_MINUTE,
    placeholderData: keepPreviousData,
  });

/** One message, in whichever list it is. */
export const messageById = (platform: Platform, id: string) =>
  queryOptions({
    queryKey: [{ subject: 'messages', view: 'one', id }],
    queryFn: ({ signal }) => requests(platform).get(at(id), staffMessage, signal),
    staleTime: ONE_MINUTE,
  });

/** Changes a message's state, who looks after it, or adds a note. */
export const changeMessage = (platform: Platform, id: string, change: MessageChange): Promise<StaffMessage> =>
  requests(platform).send('PATCH', at(id), change, staffMessage);

/** Deletes a message for good. */
export const deleteMessage = (platform: Platform, id: string): Promise<void> =>
  requests(platform).run('DELETE', at(id));
