import type { StoredHelp } from '../help/help.ts';
import { helpSummary } from '../help/help-summary.ts';
import { messageTopics } from '../messages/message-topics.ts';
import type { StoredMessage } from '../messages/messages.ts';
import type { RecordDescription } from './description.ts';

const wordsOfHelp = ({ person, from, hospital, outcome }: StoredHelp): string[] =>
  [person, from, hospital, outcome?.says ?? ''].filter((text) => text !== '');

export const messageRecord = {
  reference: { is: 'reference', column: 'Reference' },
  state: { is: 'choice', column: 'State' },
  createdAt: { is: 'time', column: 'Written' },
  about: {
    is: 'choice',
    column: 'About',
    words: (key) => messageTopics[key].label,
    cell: (key) => messageTopics[key].label,
  },
  name: { is: 'name', column: 'Name' },
  email: { is: 'email', column: 'Email' },
  phone: { is: 'phone', column: 'Phone' },
  message: { is: 'text', column: 'Message' },
  help: { is: 'text', column: 'Asks for', words: wordsOfHelp, cell: helpSummary },
  language: { is: 'details', column: null },
  linkVersion: { is: 'id', column: null, withheld: true },
  urgent: { is: 'yes-no', column: 'Read first' },
  assignedTo: { is: 'account', column: 'Looked after by' },
  letters: { is: 'text', column: null, words: (letters) => letters.map(({ message }) => message) },
  notes: { is: 'text', column: null, words: (notes) => notes.map(({ text }) => text) },
  answeredAt: { is: 'time', column: 'Answered' },
  urgency: { is: 'details', column: null, withheld: true },
  id: { is: 'id', column: null },
  held: { is: 'details', column: null },
  assignedBy: { is: 'account', column: null },
  quarantinedAt: { is: 'time', column: null },
  quarantineReason: { is: 'details', column: null },
  sentKeys: { is: 'details', column: null, withheld: true },
} as const satisfies RecordDescription<StoredMessage>;
