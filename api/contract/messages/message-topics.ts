import { contact } from '../words/contact.ts';
import { english, type Message } from '../words/message.ts';

const topic = (of: Message, hint: Message) => ({ label: english(of), of, hint });

/** The keys appear in addresses. */
export const messageTopics = {
  question: topic(contact.question, contact.questionHint),
  'medical-expenses': topic(contact.costs, contact.costsHint),
  'hospital-transport': topic(contact.lift, contact.liftHint),
  counselling: topic(contact.counselling, contact.counsellingHint),
  'weekly-shopping': topic(contact.shopping, contact.shoppingHint),
  volunteering: topic(contact.volunteering, contact.volunteeringHint),
  press: topic(contact.press, contact.pressHint),
} as const;
export type MessageTopic = keyof typeof messageTopics;
export const messageTopicKeys = Object.keys(messageTopics) as MessageTopic[];
