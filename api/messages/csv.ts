import type { MessageFilter, StoredMessage } from '#contract/messages/messages.ts';
import { messageRecord } from '#contract/records/message.ts';
import { recordsCsv } from '../http/csv-response.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { messagesIn } from './list.ts';
import { viewMessage } from './view.ts';

export const messagesCsv = ({ store: { data } }: Pick<Deps, 'store'>, filter: MessageFilter, actor: Actor): Response =>
  recordsCsv<StoredMessage>(
    'messages',
    messageRecord,
    messagesIn(data, filter, actor).map((message) => {
      const viewed = viewMessage(data, message);
      return { ...viewed, assignedTo: viewed.assignedName };
    }),
  );
