import { dublinDay } from '#contract/dublin.ts';
import type { InLanguage } from '#contract/in-language.ts';
import type { StoredMail } from '#contract/mails.ts';
import type { Deps } from '../http/deps.ts';
import { emailTokenOf } from '../identity/email-tokens.ts';
import { undoTokenOf } from '../identity/undo-tokens.ts';
import { isLanguageOn } from '../settings/languages.ts';

/** A record whose author's page is in its language while that is on. */
const inItsLanguage = <Written extends InLanguage>(deps: Pick<Deps, 'store'>, record: Written): Written =>
  isLanguageOn(deps, record.language) ? record : { ...record, language: undefined };

/**
 * The links that carry a token, made when the mail is delivered; null when the record that they lead to is gone, the
 * invitation is no longer valid, or the day of which it reminds has come.
 */
export const linksOf = (
  deps: Pick<Deps, 'store' | 'manageLinks' | 'invitationLinks' | 'policy' | 'now'>,
  { about, kind, values }: Pick<StoredMail, 'about' | 'kind' | 'values'>,
): Record<string, string> | null => {
  const { store, manageLinks, invitationLinks, policy, now } = deps;
  const { data } = store;
  switch (about?.type) {
    case 'donation': {
      const donation = data.donations.get(about.id);
      const isOver = kind === 'day-reminder' && (donation?.pickup?.agreed?.date ?? '') <= dublinDay(now());
      return donation && !isOver ? { manageLink: manageLinks.urlOf('donation', inItsLanguage(deps, donation)) } : null;
    }
    case 'testimonial': {
      const testimonial = data.testimonials.get(about.id);
      return testimonial ? { manageLink: manageLinks.urlOf('testimonial', inItsLanguage(deps, testimonial)) } : null;
    }
    case 'person': {
      const person = data.people.get(about.id);
      if (!person) return null;
      if (kind === 'email-change') {
        const { emailChange } = person;
        // A later wish for another address must not be granted by the mail of an earlier one.
        const isLatest = emailChange && emailChange.id === values.change;
        const token = isLatest && emailTokenOf(invitationLinks, person.id, emailChange.id);
        return token ? { emailLink: `${policy.publicUrl}/admin/new-address#${token}` } : null;
      }
      if (kind === 'factor-changed') {
        const page = `${policy.publicUrl}/admin`;
        const { undo } = values;
        return { undoLink: undo ? `${page}/undo#${undoTokenOf(invitationLinks, undo)}` : `${page}/security` };
      }
      const invitation = data.invitations.list('person', about.id).at(-1);
      const needsOne = kind === 'invitation' || kind === 'password-reset';
      return invitation ? { invitationLink: invitationLinks.urlOf(invitation) } : needsOne ? null : {};
    }
    default:
      return {};
  }
};
