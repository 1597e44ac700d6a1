import type { MessageTopic } from '#contract/messages/message-topics.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import type { Settings } from '#contract/settings/settings.ts';

const addressIn = ({ serviceEmails, contact }: Settings, topic: MessageTopic): string => {
  if (topic === 'medical-expenses') return serviceEmails.medical;
  if (topic === 'hospital-transport') return serviceEmails.transport;
  return contact.organisationEmail;
};

/** Null if the settings name nobody, or still the default address. */
export const topicAddress = (settings: Settings, topic: MessageTopic): string | null => {
  const address = addressIn(settings, topic);
  return address === '' || address === addressIn(defaultSettings, topic) ? null : address;
};
