import type { HelpReceived, HelpSubmission } from '#contract/help/help.ts';
import { helpServices } from '#contract/help/help-services.ts';
import type { StoredMessage } from '#contract/messages/messages.ts';
import type { Source } from '../admission/admit-or-quarantine.ts';
import { isKnownKey, sentOnce } from '../admission/sent-once.ts';
import type { Deps } from '../http/deps.ts';
import { putMessage } from '../messages/submit.ts';
import { answerTimeOf } from '../settings/help-settings.ts';
import { readReviewRules } from '../settings/review-rules.ts';
import { isUrgent } from '../urgent/is-urgent.ts';
import { helplinesFor } from '../urgent/urgent-records.ts';
import { checkDay } from './reach.ts';

const ASK_FOR_HELP = 'help';

export const isHelpKey = ({ store, now }: Pick<Deps, 'store' | 'now'>, key: string): boolean =>
  isKnownKey(store.data.messages, { call: ASK_FOR_HELP, key }, now());

const answerOf = (deps: Deps, message: StoredMessage): HelpReceived => ({
  id: message.id,
  reference: message.reference,
  manageUrl: deps.manageLinks.urlOf('help', message),
  answer: answerTimeOf(deps.store.data, new Date(message.createdAt)),
  ...helplinesFor(deps.store.data, { kind: 'message', record: message }),
});

/**
 * A repeated request with the same idempotency key gets the first response.
 * @throws Failure `invalid` for a day that is over.
 */
export const askForHelp = async (deps: Deps, input: HelpSubmission, source: Source): Promise<HelpReceived> => {
  const once = await sentOnce(deps.now, { call: ASK_FOR_HELP, key: source.key ?? null, content: input });
  const earlier = once.earlier(deps.store.data.messages);
  if (earlier) return answerOf(deps, earlier);
  const { name, email, phone, message, website, ...help } = input;
  checkDay(deps, help.day);
  const { reason } = deps.admission.admit(source, readReviewRules(deps).submissionsPerHour);
  const urgent = await isUrgent(deps, message, help.person, help.from, help.hospital);
  const id = deps.newId();
  const sent = {
    ...{ id, reason, about: helpServices[help.service].topic, urgent, held: website !== '' },
    ...{ name, email: email || null, phone: phone || null, message },
  };
  const noted = { ...once.noted({}), help, ...(source.language && { language: source.language }) };
  const stored = await deps.store.change(
    (draft) => once.earlier(draft.messages) ?? putMessage(deps, draft, sent, { noted }),
  );
  return answerOf(deps, stored);
};
