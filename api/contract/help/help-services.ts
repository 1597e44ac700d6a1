import type { MessageTopic } from '../messages/message-topics.ts';
import { help } from '../words/help.ts';
import type { Message } from '../words/message.ts';

interface HelpService {
  label: Message;
  topic: MessageTopic;
}

export const helpServices = {
  lift: { label: help.lift, topic: 'hospital-transport' },
  costs: { label: help.costs, topic: 'medical-expenses' },
  counselling: { label: help.counselling, topic: 'counselling' },
  shopping: { label: help.shopping, topic: 'weekly-shopping' },
  other: { label: help.somethingElse, topic: 'question' },
} as const satisfies Record<string, HelpService>;
export type HelpServiceKey = keyof typeof helpServices;
export const helpServiceKeys = Object.keys(helpServices) as HelpServiceKey[];

export const isDriven = (service: HelpServiceKey): boolean => service === 'lift' || service === 'shopping';
