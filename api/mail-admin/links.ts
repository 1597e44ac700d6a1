import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { dublinDay, formatDateTime } from '#contract/dublin.ts';
import { promisedTo } from '#contract/help/promise.ts';
import { formatDay, formatTime } from '#contract/languages/dates.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { StoredMail } from '#contract/mail-admin/mails.ts';
import type { StoredMessage } from '#contract/messages/messages.ts';
import type { InItsLanguage } from '#contract/words/message.ts';
import type { Deps } from '../http/deps.ts';
import { personTokenOf } from '../identity/person-tokens.ts';
import { undoTokenOf } from '../identity/undo-tokens.ts';
import { sayIn } from '../languages/say.ts';
import { delivered, worksUntil } from '../mail/link-life.ts';
import { answerDueOf } from '../settings/help-settings.ts';
import { isLanguageOn } from '../settings/languages.ts';
import { openDays } from '../stops/open-days.ts';
import type { Draft, View } from '../store/store.ts';
import { type Speech, sayDays } from './offer-facts.ts';

/** One line for each day offered, empty for one that is gone, as a line's position ends its link. Null when none is left. */
const offeredDays = (
  { store, now }: Pick<Deps, 'store' | 'now'>,
  donation: StoredDonation,
  speech: Speech,
): string | null => {
  const open = new Map(openDays(store.data, donation, now()).map((day) => [day.id, day]));
  const days = (donation.pickup?.days ?? []).map((id) => open.get(id));
  return open.size > 0 ? sayDays(speech, days) : null;
};

const inItsLanguage = <Written extends InLanguage>(deps: Pick<Deps, 'store'>, record: Written): Written =>
  isLanguageOn(deps, record.language) ? record : { ...record, language: undefined };

type LinkDeps = Pick<Deps, 'store' | 'manageLinks' | 'invitationLinks' | 'policy' | 'now'>;

const donationLinks = (
  deps: LinkDeps,
  id: string,
  kind: StoredMail['kind'],
  speech: Speech,
): Record<string, string> | null => {
  const donation = deps.store.data.donations.get(id);
  const isOver = kind === 'day-reminder' && (donation?.pickup?.agreed?.date ?? '') <= dublinDay(deps.now());
  if (!donation || isOver) return null;
  const links = { manageLink: deps.manageLinks.urlOf('donation', inItsLanguage(deps, donation)) };
  if (kind !== 'days-offered') return links;
  const days = offeredDays(deps, donation, speech);
  return days === null ? null : { ...links, days };
};

/** Computed when the mail is delivered, so that it never names a time in the past. */
const sayAnswer = (
  { store, now }: LinkDeps,
  { createdAt, phone, help }: Pick<StoredMessage, 'createdAt' | 'phone' | 'help'>,
  speech: Speech,
): string => {
  const { on, soon } = promisedTo(phone !== null, help?.ringAt ?? []);
  const { language, words = null } = speech ?? {};
  const answer = answerDueOf(store.data, new Date(createdAt), now());
  if (!answer) return sayIn(language, words, soon);
  const day: InItsLanguage = (spoken) => formatDay(spoken, answer.day, 'dayName');
  const from: InItsLanguage = (spoken) => formatTime(spoken, answer.from);
  const to: InItsLanguage = (spoken) => formatTime(spoken, answer.to);
  return sayIn(language, words, on, { day, from, to });
};

/** The open invitation that a mail is about; the latest one for mails of an older release that do not name it. */
const invitationOf = (
  { invitations }: Pick<View | Draft, 'invitations'>,
  personId: string,
  { invitation }: StoredMail['values'],
  now: Date,
) =>
  invitations
    .list('person', personId)
    .filter(({ id, expiresAt }) => (!invitation || id === invitation) && Date.parse(expiresAt) > now.getTime())
    .at(-1);

/**
 * Values made at delivery: links with tokens, days offered, and when somebody answers. Null if the record is gone, the
 * invitation is no longer valid, the day in a reminder has come, or no offered day is left.
 */
export const linksOf = (
  deps: LinkDeps,
  { about, kind, values }: Pick<StoredMail, 'about' | 'kind' | 'values'>,
  speech: Speech,
): Record<string, string> | null => {
  const { store, manageLinks, invitationLinks, policy } = deps;
  const { data } = store;
  switch (about?.type) {
    case 'donation':
      return donationLinks(deps, about.id, kind, speech);
    case 'testimonial': {
      const testimonial = data.testimonials.get(about.id);
      return testimonial ? { manageLink: manageLinks.urlOf('testimonial', inItsLanguage(deps, testimonial)) } : null;
    }
    case 'message': {
      const message = data.messages.get(about.id);
      if (!message?.help) return {};
      const links = { manageLink: manageLinks.urlOf('help', inItsLanguage(deps, message)) };
      return kind === 'help-received' ? { ...links, answer: sayAnswer(deps, message, speech) } : links;
    }
    case 'person': {
      const person = data.people.get(about.id);
      if (!person) return null;
      if (kind === 'email-change') {
        const { emailChange } = person;
        // A later wish for another address must not be granted by the mail of an earlier one.
        const isLatest = emailChange && emailChange.id === values.change;
        const token = isLatest && personTokenOf(invitationLinks, 'e-mail address', person.id, emailChange.id);
        return token ? { emailLink: `${policy.publicUrl}/admin/new-address#${token}` } : null;
      }
      if (kind === 'was-this-you') {
        const { browserLink } = person;
        const isLatest = browserLink && browserLink.id === values.browser;
        const token = isLatest && personTokenOf(invitationLinks, 'browser', person.id, browserLink.id);
        return token ? { browserLink: `${policy.publicUrl}/admin/this-browser#${token}` } : null;
      }
      if (kind === 'factor-changed' || kind === 'new-sign-in' || kind === 'api-token-created') {
        const page = `${policy.publicUrl}/admin`;
        const { undo } = values;
        return { undoLink: undo ? `${page}/undo#${undoTokenOf(invitationLinks, undo)}` : `${page}/security` };
      }
      const invitation = invitationOf(data, about.id, values, deps.now());
      const needsOne = kind === 'invitation' || kind === 'password-reset';
      if (!invitation) return needsOne ? null : {};
      const until = formatDateTime(worksUntil(invitation, deps.now()));
      return { invitationLink: invitationLinks.urlOf(invitation), until };
    }
    default:
      return {};
  }
};

export const startLinkLife = (draft: Draft, { about, kind, values }: Omit<StoredMail, 'words'>, sentAt: Date): void => {
  const person = about?.type === 'person' ? draft.people.get(about.id) : undefined;
  if (!person) return;
  const { emailChange, browserLink } = person;
  const undo = values.undo === undefined ? undefined : draft.factorUndos.get(values.undo);
  if (kind === 'email-change' && emailChange && emailChange.id === values.change)
    draft.people.put({ ...person, emailChange: delivered(emailChange, sentAt) });
  else if (kind === 'was-this-you' && browserLink && browserLink.id === values.browser)
    draft.people.put({ ...person, browserLink: delivered(browserLink, sentAt) });
  else if (undo) draft.factorUndos.put(delivered(undo, sentAt));
  else if (kind === 'invitation' || kind === 'password-reset') {
    const invitation = invitationOf(draft, person.id, values, sentAt);
    if (invitation) draft.invitations.put(delivered(invitation, sentAt));
  }
};
