import { messageTopics } from '#contract/message-topics.ts';
import type { MessageFilter, StaffMessage } from '#contract/messages.ts';
import type { Cell } from '../core/csv.ts';
import { csvTime } from '../core/csv-time.ts';
import { csvAnswer } from '../http/csv-response.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { messagesIn } from './list.ts';
import { viewMessage } from './view.ts';

const columns: Record<string, (message: StaffMessage) => Cell> = {
  Reference: (m) => m.reference,
  State: (m) => m.state,
  Written: (m) => csvTime(m.createdAt),
  About: (m) => messageTopics[m.about].label,
  Name: (m) => m.name,
  Email: (m) => m.email,
  Phone: (m) => m.phone,
  Message: (m) => m.message,
  'Read first': (m) => (m.urgent ? 'yes' : 'no'),
  'Looked after by': (m) => m.assignedName ?? '',
  Notes: (m) => m.notes.map(({ by, text }) => `${by}: ${text}`).join('\n'),
  Answered: (m) => m.answeredAt && csvTime(m.answeredAt),
};

/** The messages of one list as CSV, in its order. */
export const messagesCsv = (
  { store: { data } }: Pick<Deps, 'store'>,
  filter: MessageFilter,
  actor: Actor,
): Response => {
  const cells = Object.values(columns);
  const rows = messagesIn(data, filter, actor).map((message) => {
    const viewed = viewMessage(data, message);
    return cells.map((cell) => cell(viewed));
  });
  return csvAnswer('messages', Object.keys(columns), rows);
};
