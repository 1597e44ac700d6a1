import type { MessageTopic } from '#contract/messages/message-topics.ts';
import type { IconName } from '../ui/icon-names.ts';
export const topicIcons: Readonly<Record<MessageTopic, IconName>> = {
  question: 'message-circle',
  'medical-expenses': 'pill',
  'hospital-transport': 'car',
  counselling: 'ear',
  'weekly-shopping': 'shopping-basket',
  volunteering: 'heart-handshake',
  press: 'newspaper',
};
