import type { StoredHelp } from '#contract/help/help.ts';
import { helpServices } from '#contract/help/help-services.ts';
import { type MessageTopic, messageTopics } from '#contract/messages/message-topics.ts';
import type { StoredMessage } from '#contract/messages/messages.ts';
import { greetingName } from '#contract/personal-data/name.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { english } from '#contract/words/message.ts';
import type { Deps } from '../http/deps.ts';
import type { NewMail } from '../mail/outbox.ts';
import { readSettings } from '../settings/settings.ts';
import type { Draft } from '../store/store.ts';

const addressIn = ({ serviceEmails, contact }: Settings, topic: MessageTopic): string => {
  if (topic === 'medical-expenses') return serviceEmails.medical;
  if (topic === 'hospital-transport') return serviceEmails.transport;
  return contact.organisationEmail;
};

/** Null if the settings name nobody, or still the default address. */
const topicAddress = (settings: Settings, topic: MessageTopic): string | null => {
  const address = addressIn(settings, topic);
  return address === '' || address === addressIn(defaultSettings, topic) ? null : address;
};

const aboutOf = ({ id }: StoredMessage) => ({ type: 'message', id }) as const;

const requestOf = ({ reference }: StoredMessage, { service }: StoredHelp) => ({
  reference,
  service: english(helpServices[service].label),
});

const receiptOf = (message: StoredMessage, to: string): NewMail => {
  const { help, language } = message;
  const about = aboutOf(message);
  if (!help) return { kind: 'message-received', to, about, values: { subject: messageTopics[message.about].label } };
  return { kind: 'help-received', to, about, values: requestOf(message, help), language };
};

/**
 * Mails the author, unless they get no answer, and whoever looks after the subject, without a word of the message. None for a
 * robot's message or one held back.
 */
export const notifyOfMessage = (
  deps: Pick<Deps, 'outbox' | 'store'>,
  draft: Draft,
  message: StoredMessage,
  answered = true,
): void => {
  if (message.held || message.quarantinedAt !== undefined) return;
  if (message.email && answered) deps.outbox.enqueue(draft, receiptOf(message, message.email));
  const subject = messageTopics[message.about].label;
  const to = topicAddress(readSettings(deps), message.about);
  if (to)
    deps.outbox.enqueue(draft, {
      ...{ kind: 'message-arrived', to, about: aboutOf(message) },
      values: { subject, reference: message.reference },
    });
};

const outcomes = {
  arranged: 'We have arranged what you asked for.',
  closed: 'We have closed your request.',
} as const;

/**
 * Replaces an earlier mail that has not been delivered. If the outcome is taken back, the receipt it had replaced is sent
 * after all. No mail if none would reach the person.
 */
export const notifyHelpNews = ({ outbox }: Pick<Deps, 'outbox'>, draft: Draft, message: StoredMessage): void => {
  const { id, help, email, held, quarantinedAt, name, language } = message;
  const mails = draft.mails.list('about', id);
  const isUndelivered =
    mails.some(({ kind, state }) => kind === 'help-news' && (state === 'waiting' || state === 'written')) &&
    !mails.some(({ kind }) => kind === 'help-received');
  // What became of it has overtaken the receipt.
  outbox.cancel(draft, id, help?.outcome ? ['help-news', 'help-received'] : ['help-news']);
  if (!email || held || quarantinedAt !== undefined) return;
  if (!help?.outcome) {
    if (isUndelivered) outbox.enqueue(draft, receiptOf(message, email));
    return;
  }
  const { is, says } = help.outcome;
  const values = {
    ...{ firstName: greetingName(name), ...requestOf(message, help) },
    ...{ outcome: outcomes[is], message: says },
  };
  outbox.enqueue(draft, { kind: 'help-news', to: email, about: aboutOf(message), values, language });
};

/** Takes the place of mails that have not been delivered. */
export const notifyHelpWithdrawn = (
  { outbox }: Pick<Deps, 'outbox'>,
  draft: Draft,
  message: StoredMessage & { help: StoredHelp },
): void => {
  const { id, help, email: to, held, quarantinedAt, language } = message;
  outbox.cancel(draft, id, ['help-received', 'help-news']);
  if (!to || held || quarantinedAt !== undefined) return;
  outbox.enqueue(draft, {
    kind: 'help-withdrawn',
    to,
    about: aboutOf(message),
    values: requestOf(message, help),
    language,
  });
};
